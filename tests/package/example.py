from ctypes import CDLL, c_int32, c_size_t, c_void_p

satdoku = CDLL("libsatdoku.so.1")
satdoku.satdoku_init.restype = c_void_p
solver = c_void_p(satdoku.satdoku_init())
for clause in [1, 2], [-1, 2]:
    satdoku.satdoku_clause(solver, (c_int32 * len(clause))(*clause), c_size_t(len(clause)))
satdoku.satdoku_assume(solver, -2)
if satdoku.satdoku_solve(solver) == 20 and satdoku.satdoku_failed(solver, -2):
    print("2 is true in every model")
if satdoku.satdoku_solve(solver) == 10:
    print("a model:", satdoku.satdoku_value(solver, 1), satdoku.satdoku_value(solver, 2))
satdoku.satdoku_release(solver)
