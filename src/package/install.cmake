# Installs what others need to build with the libraries: the libraries themselves, their headers, and the files by which
# CMake and pkg-config find them.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/satdoku)

set_target_properties(satdoku_static PROPERTIES EXPORT_NAME static)
set_target_properties(satdoku_shared PROPERTIES EXPORT_NAME shared)
set_target_properties(satdoku_ipasir_static PROPERTIES EXPORT_NAME ipasir_static)
set_target_properties(satdoku_ipasir_shared PROPERTIES EXPORT_NAME ipasir_shared)
foreach(kind static shared)
    target_compile_features(satdoku_${kind} INTERFACE cxx_std_20)
endforeach()
# Each library is a component, which can be built (by its targets) and installed without the rest:
# cmake --install build --component ipasir.
function(satdoku_install component targets)
    install(TARGETS satdoku${targets}_static satdoku${targets}_shared
        EXPORT satdoku_${component}
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component}
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT ${component}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    install(EXPORT satdoku_${component} DESTINATION ${package_folder} NAMESPACE satdoku::
        FILE satdoku-${component}.cmake COMPONENT ${component})
endfunction()
satdoku_install(library "")
satdoku_install(ipasir _ipasir)
foreach(module IN LISTS library_modules)
    install(DIRECTORY include/satdoku/${module} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/satdoku COMPONENT library)
endforeach()
install(FILES include/c/satdoku.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
install(FILES include/c/ipasir.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT ipasir)

string(REPLACE ";" " " package_modules "${library_modules}")
configure_package_config_file(src/package/satdokuConfig.cmake.in ${PROJECT_BINARY_DIR}/satdokuConfig.cmake
    INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/satdokuConfigVersion.cmake COMPATIBILITY SameMajorVersion)
foreach(component library ipasir)
    install(FILES ${PROJECT_BINARY_DIR}/satdokuConfig.cmake ${PROJECT_BINARY_DIR}/satdokuConfigVersion.cmake
        DESTINATION ${package_folder} COMPONENT ${component})
endforeach()
# What is installed may be moved: paths are those from where the file is.
file(RELATIVE_PATH from_pkgconfig /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
function(satdoku_pkgconfig pc_name pc_library pc_description component)
    configure_file(src/package/satdoku.pc.in ${PROJECT_BINARY_DIR}/${pc_name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${pc_name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
        COMPONENT ${component})
endfunction()
satdoku_pkgconfig(satdoku satdoku "An incremental SAT solver, for C and C++" library)
satdoku_pkgconfig(ipasirsatdoku ipasirsatdoku "An incremental SAT solver, for programs that use IPASIR" ipasir)
