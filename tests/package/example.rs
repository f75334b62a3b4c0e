use std::ffi::c_void;

#[link(name = "satdoku")]
extern "C" {
    fn satdoku_init() -> *mut c_void;
    fn satdoku_clause(solver: *mut c_void, literals: *const i32, size: usize) -> i32;
    fn satdoku_assume(solver: *mut c_void, literal: i32) -> i32;
    fn satdoku_solve(solver: *mut c_void) -> i32;
    fn satdoku_failed(solver: *mut c_void, literal: i32) -> i32;
    fn satdoku_value(solver: *mut c_void, literal: i32) -> i32;
    fn satdoku_release(solver: *mut c_void);
}

fn main() {
    unsafe {
        let solver = satdoku_init();
        for clause in [[1, 2], [-1, 2]] {
            satdoku_clause(solver, clause.as_ptr(), clause.len());
        }
        satdoku_assume(solver, -2);
        if satdoku_solve(solver) == 20 && satdoku_failed(solver, -2) != 0 {
            println!("2 is true in every model");
        }
        if satdoku_solve(solver) == 10 {
            println!("a model: {} {}", satdoku_value(solver, 1), satdoku_value(solver, 2));
        }
        satdoku_release(solver);
    }
}
