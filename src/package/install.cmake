# Installs what others need to build with the libraries: the libraries themselves, their headers, and what tells CMake
# and pkg-config of them.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/satdoku)

set_target_properties(satdoku_static PROPERTIES EXPORT_NAME static)
set_target_properties(satdoku_shared PROPERTIES EXPORT_NAME shared)
set_target_properties(satdoku_ipasir_static PROPERTIES EXPORT_NAME ipasir_static)
set_target_properties(satdoku_ipasir_shared PROPERTIES EXPORT_NAME ipasir_shared)
foreach(kind static shared)
    target_compile_features(satdoku_${kind} INTERFACE cxx_std_20)
endforeach()
install(TARGETS satdoku_static satdoku_shared satdoku_ipasir_static satdoku_ipasir_shared
    EXPORT satdoku
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT satdoku DESTINATION ${package_folder} NAMESPACE satdoku:: FILE satdokuTargets.cmake)
foreach(module IN LISTS library_modules)
    install(DIRECTORY include/satdoku/${module} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/satdoku)
endforeach()
install(FILES include/c/satdoku.h include/c/ipasir.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

string(REPLACE ";" " " package_modules "${library_modules}")
configure_package_config_file(src/package/satdokuConfig.cmake.in ${PROJECT_BINARY_DIR}/satdokuConfig.cmake
    INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/satdokuConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/satdokuConfig.cmake ${PROJECT_BINARY_DIR}/satdokuConfigVersion.cmake
    DESTINATION ${package_folder})
# What is installed may be moved: paths are those from where the file is.
file(RELATIVE_PATH from_pkgconfig /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(src/package/satdoku.pc.in ${PROJECT_BINARY_DIR}/satdoku.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/satdoku.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
