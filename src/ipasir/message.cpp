// satdoku_error(): the only part of the C interface that needs texts: those of errors. IPASIR has no texts, so its
// library is made without this file.
#include "handle.hpp"
#include <satdoku/language/text.hpp>
#include <satdoku.h>

using namespace satdoku;

const char* satdoku_error(satdoku_solver* solver) {
    constexpr const char* no_memory = "not enough memory";  // also if there is none for the message
    if (solver == nullptr) return no_memory;
    if (solver->error == nullptr) return nullptr;
    try {
        try {
            std::rethrow_exception(solver->error);
        } catch (const core::Error& error) {
            solver->message = language::error_text(language::Speech(), error);
        } catch (const std::bad_alloc&) {
            return no_memory;
        } catch (const std::exception& error) {
            solver->message = error.what();
        }
    } catch (...) {
        return no_memory;
    }
    return solver->message.c_str();
}
