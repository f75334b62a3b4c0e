// A proof in a file, which gets its name only in commit(): either there is a file with the whole proof, or no file.
#pragma once
#include <satdoku/core/file.hpp>

namespace satdoku::proof {
/// @tparam Text  the format: a proof in memory that calls ended_step() after each step
template <typename Text> class ProofFile : public Text {
  public:
    /// @param path    "-" is standard output. Throws core::Error if it cannot be written.
    /// @param format  of Text
    explicit ProofFile(const std::string& path, auto... format) : Text(format...), output_(path) {}

    /// Ends the proof: flushes, closes and names the file. If it throws a core::Error, the proof is lost.
    void commit(bool on_disk = true) {
        flush();
        output_.commit(on_disk);
    }

    /// As of core::Output.
    bool can_reread() const { return output_.can_reread(); }
    /// All steps so far, as bytes. @pre can_reread(), and no step follows
    core::Input reread() {
        flush();
        return output_.reread();
    }

  private:
    void ended_step() override {
        constexpr std::size_t flush_size = std::size_t{1} << 16;
        if (this->bytes().size() >= flush_size) flush();
    }

    void flush() {
        output_.write(this->bytes());
        this->clear();
    }

    core::Output output_;
};
}  // namespace satdoku::proof
