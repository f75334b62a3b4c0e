# The modules, row by row from the bottom: a module links the modules that it includes, all of them of rows below its
# own; modules of one row do not know each other. tests/layers reads the rows here and shows that they hold.

# Row 1
satdoku_module(core UNITS 1)

# Row 2
satdoku_module(cnf UNITS 1 core)
satdoku_module(grid UNITS 1 core)

# Row 3
satdoku_module(language UNITS 1 OPTIMIZE -O1 core grid)
# The sentences of errors, by themselves: the C library has no others.
set(error_texts characters errors sentence)
foreach(file IN LISTS error_texts)
    set_source_files_properties(src/language/${file}.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endforeach()
include(src/package/news.cmake)
target_sources(satdoku_language PRIVATE ${PROJECT_BINARY_DIR}/news.cpp)
satdoku_module(solve UNITS 1 core cnf)
satdoku_module(proof UNITS 1 core cnf)
satdoku_module(check UNITS 1 core cnf grid)
satdoku_module(families UNITS 1 OPTIMIZE -O1 core cnf)
satdoku_module(reason UNITS 1 core cnf)
satdoku_module(deduce UNITS 1 core grid)

# Row 4
satdoku_module(dpll UNITS 1 core cnf solve proof)
# Folders of cdcl, from the bottom: data core heuristics learning passes. The files outside of these include all.
satdoku_module(cdcl UNITS 1 core cnf solve proof reason)
# In one unit with these the compiler would inline less into the loops of the search, which would then take up to 3 %
# more instructions: propagation.hpp.
set_source_files_properties(src/cdcl/core/hints.cpp src/cdcl/core/propagate_observed.cpp src/cdcl/passes/sub_solver.cpp
    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
satdoku_module(result UNITS 1 core cnf solve)
satdoku_module(bitboard UNITS 1 core grid)
# The searches on vectors are compiled once for each kind of instructions; the processor decides which one runs.
foreach(kind IN LISTS satdoku_instructions)
    set_source_files_properties(src/bitboard/search_${kind}.cpp
        PROPERTIES COMPILE_OPTIONS "${satdoku_instructions_${kind}}" SKIP_UNITY_BUILD_INCLUSION ON)
endforeach()
if("avx2" IN_LIST satdoku_instructions)
    target_compile_definitions(satdoku_bitboard PRIVATE SATDOKU_WITH_AVX)
endif()
satdoku_module(explain UNITS 1 OPTIMIZE -O2 core cnf solve proof check)
satdoku_module(models UNITS 1 core cnf solve)
satdoku_module(trace UNITS 1 OPTIMIZE -O2 core cnf solve)

# Row 5
satdoku_module(puzzle UNITS 1 core cnf grid solve check bitboard deduce explain)
satdoku_module(parallel UNITS 1 core cnf solve proof check reason result)

# Row 6. The same solver for C: satdoku.h and ipasir.h.
satdoku_module(ipasir INTERNAL UNITS 1 OPTIMIZE -O2 core cnf solve proof cdcl parallel language)
target_include_directories(satdoku_ipasir PUBLIC ${PROJECT_SOURCE_DIR}/include/c)
# The words of errors and several threads stay files by themselves: libipasirsatdoku is made without them.
set_source_files_properties(src/ipasir/message.cpp src/ipasir/threads.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
target_compile_definitions(satdoku_ipasir PRIVATE SATDOKU_VERSION="${PROJECT_VERSION}")

# All modules up to here but the words and the face for C are what libsatdoku has and what others include.
set(library_modules ${modules})
list(REMOVE_ITEM library_modules language ipasir)

satdoku_module(ui UNITS 1 OPTIMIZE -O1 core grid language)
satdoku_module(draw UNITS 1 OPTIMIZE -O1 core grid)
satdoku_module(engines UNITS 1 OPTIMIZE -O1 core cnf solve proof dpll cdcl parallel puzzle)

# Row 7. Deductions, clauses and conflicts in words and pictures.
satdoku_module(wording UNITS 1 OPTIMIZE -O1 core cnf grid deduce puzzle trace language ui draw)

# Row 8. The frame of the program: it knows none of the rooms.
satdoku_module(frame UNITS 1 OPTIMIZE -O1 core cnf grid language ui engines)
target_compile_definitions(satdoku_frame PRIVATE SATDOKU_VERSION="${PROJECT_VERSION}")

# Row 9. What several rooms share: formulas and boards that come in, engines that are asked, answers that go out.
satdoku_module(solving UNITS 1 OPTIMIZE -O1 core cnf solve proof check result language ui draw engines wording frame)
satdoku_module(boards UNITS 1 OPTIMIZE -O1 core cnf grid check result deduce puzzle language ui engines wording frame)

# Row 10. Rooms.
satdoku_module(insight UNITS 1 OPTIMIZE -O1 core cnf grid solve proof check families explain trace puzzle language ui draw engines wording frame solving boards)
# The page that explores a run.
satdoku_page(insight explorer explorer_page MARKUP explorer.html STYLES explorer.css pictures.css
    SCRIPTS events.js run.js origins.js analysis.js page.js picture.js timeline.js tree.js panes.js graph_layout.js graph.js code.js
    story.js why.js quiz.js search.js engine.js player.js lab.js game.js keys.js main.js)
satdoku_module(play UNITS 1 OPTIMIZE -O1 core cnf grid solve check result deduce puzzle language ui engines wording frame solving boards)

# Row 11
satdoku_module(laboratory UNITS 1 OPTIMIZE -O1 core cnf grid solve proof check families deduce result explain models trace puzzle parallel language
    ui draw engines wording frame solving boards insight)

# Row 12
satdoku_module(studio UNITS 1 OPTIMIZE -O1 core cnf grid proof check result deduce explain puzzle language ui draw engines wording frame solving
    boards play laboratory)
# The page on which puzzles are played.
satdoku_page(studio puzzle_page puzzle_page MARKUP puzzle.html STYLES puzzle.css SCRIPTS game.js board.js page.js)
