#include "recorder.hpp"
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
#include <limits>
#include <locale>
#include <sstream>
#include <stdexcept>

namespace satdoku::ipasir {
RecordFile::RecordFile(const std::string& path) : file_(path, std::chrono::milliseconds(0)) {
    file_.cut(0);
    file_.write(std::string("satdoku ") + SATDOKU_VERSION + '\n');
    file_.flush(false);
}

RecordFile::~RecordFile() {
    try {
        if (open_ != 0) file_.write("\n");
        file_.flush(false);
    } catch (...) {  // as Recorder: then it ends earlier
    }
}

unsigned RecordFile::join() {
    const std::lock_guard lock(mutex_);
    return ++solvers_;
}

void RecordFile::write(unsigned solver, std::string_view mark, std::string_view text, std::string_view end) {
    std::string line;
    if (open_ != 0) line += '\n';
    if (solver != 1) line.append("@").append(std::to_string(solver)).append(" ");
    file_.write(line.append(mark).append(text).append(end));
    file_.flush(false);
}

void RecordFile::begin(unsigned solver, std::string_view call) {
    const std::lock_guard lock(mutex_);
    write(solver, "", call, "");
    open_ = solver;
}

void RecordFile::end(unsigned solver, std::string_view result) {
    const std::lock_guard lock(mutex_);
    if (open_ == solver) {
        file_.write(std::string(" = ").append(result).append("\n"));
        file_.flush(false);
    } else {
        write(solver, "= ", result, "\n");
    }
    open_ = 0;
}

void RecordFile::answer(unsigned solver, std::string_view answer) {
    const std::lock_guard lock(mutex_);
    write(solver, "> ", answer, "\n");
    open_ = 0;
}

/// A line cannot have a word that has the end of a line.
void Recorder::append(std::string_view word) {
    if (word.find('\n') != word.npos) throw std::invalid_argument("a word of a record");
    text_.append(" ").append(word);
}

/// Infinity is written as the largest number.
void Recorder::append(double number) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text.precision(std::numeric_limits<double>::max_digits10);
    text << std::clamp(number, std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max());
    append(std::string_view(text.str()));
}

void Recorder::append(std::span<const std::int32_t> numbers) {
    for (const std::int32_t number : numbers) append(number);
}

void Recorder::answer(std::uint64_t question, std::string_view text) {
    file_->answer(number_, std::to_string(question) + ' ' + std::string(text));
}

std::int32_t Recorder::ask_literal(std::string_view name, std::int32_t (*question)(void* data)) {
    ++question_;
    const std::int32_t literal = question(given_.data);
    if (literal != 0) note([&] { answer(question_, std::string(name) + ' ' + std::to_string(literal)); });
    return literal;
}

/// Notes a literal of a clause that is being asked for, which ends with 0 or with one that the solver refuses.
std::int32_t Recorder::take(std::string_view name, std::int32_t literal) noexcept {
    constexpr auto largest = static_cast<std::int32_t>(cnf::largest_variable);
    note([&] {
        if (clause_.empty()) clause_ = name;
        if (literal != 0) clause_.append(" ").append(std::to_string(literal));
        if (literal != 0 && literal >= -largest && literal <= largest) return;
        answer(question_, clause_);
        clause_.clear();
    });
    return literal;
}

namespace {
Recorder& recorder(void* data) { return *static_cast<Recorder*>(data); }
}  // namespace

Recorder::Terminate Recorder::terminate(void* data, Terminate given) {
    terminate_data_ = data;
    terminate_ = given;
    if (given == nullptr) return nullptr;
    return [](void* own) {
        Recorder& self = recorder(own);
        const int answered = self.terminate_(self.terminate_data_);
        ++self.polls_;
        if (answered != 0) self.note([&] { self.answer(self.polls_, "terminate"); });
        return answered;
    };
}

void Recorder::pass_notifications() {
    own_.notify_assignment = [](void* data, const std::int32_t* literals, std::size_t count) {
        const satdoku_propagator& client = recorder(data).given_;
        client.notify_assignment(client.data, literals, count);
    };
    own_.notify_new_decision_level = [](void* data) {
        const satdoku_propagator& client = recorder(data).given_;
        client.notify_new_decision_level(client.data);
    };
    own_.notify_backtrack = [](void* data, std::size_t level) {
        const satdoku_propagator& client = recorder(data).given_;
        client.notify_backtrack(client.data, level);
    };
}

/// Only questions are counted, each with one number: notifications have no answers.
const satdoku_propagator* Recorder::propagator(const satdoku_propagator* given) {
    if (given == nullptr) return nullptr;
    given_ = *given;
    own_ = {};
    own_.data = this;
    own_.is_lazy = given->is_lazy;
    pass_notifications();
    own_.cb_check_found_model = [](void* data, const std::int32_t* model, std::size_t size) {
        Recorder& self = recorder(data);
        ++self.question_;
        const int accepted = self.given_.cb_check_found_model(self.given_.data, model, size);
        if (accepted == 0) self.note([&] { self.answer(self.question_, "refuse"); });
        return accepted;
    };
    if (given->cb_decide != nullptr) {
        own_.cb_decide = [](void* data) {
            return recorder(data).ask_literal("decide", recorder(data).given_.cb_decide);
        };
    }
    if (given->cb_propagate != nullptr) {
        own_.cb_propagate = [](void* data) {
            return recorder(data).ask_literal("propagate", recorder(data).given_.cb_propagate);
        };
    }
    if (given->cb_add_reason_clause_lit != nullptr) {
        own_.cb_add_reason_clause_lit = [](void* data, std::int32_t propagated) {
            Recorder& self = recorder(data);
            if (self.clause_.empty()) ++self.question_;
            return self.take("reason", self.given_.cb_add_reason_clause_lit(self.given_.data, propagated));
        };
    }
    if (given->cb_has_external_clause != nullptr) {
        own_.cb_has_external_clause = [](void* data, int* is_forgettable) {
            Recorder& self = recorder(data);
            ++self.question_;
            const int has_clause = self.given_.cb_has_external_clause(self.given_.data, is_forgettable);
            if (has_clause == 0) return has_clause;
            self.note([&] { self.answer(self.question_, *is_forgettable != 0 ? "forgettable" : "permanent"); });
            return has_clause;
        };
        own_.cb_add_external_clause_lit = [](void* data) {
            Recorder& self = recorder(data);
            if (self.clause_.empty()) ++self.question_;
            return self.take("clause", self.given_.cb_add_external_clause_lit(self.given_.data));
        };
    }
    return &own_;
}
}  // namespace satdoku::ipasir
