// gzip -dc for tests under wine, which has none: from standard input to standard output.
#include <array>
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <zlib.h>

int main() {
    for (const int stream : {0, 1}) _setmode(stream, _O_BINARY);
    gzFile packed = gzdopen(0, "rb");
    std::array<char, 1 << 16> block{};
    int size = 0;
    while ((size = gzread(packed, block.data(), block.size())) > 0) {
        if (std::fwrite(block.data(), 1, static_cast<std::size_t>(size), stdout) == 0) return 1;
    }
    // What is cut off is an error only here.
    return gzclose(packed) == Z_OK && size == 0 ? 0 : 1;
}
