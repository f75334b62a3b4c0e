#include "calls_windows.hpp"
#include <satdoku/core/machine.hpp>
#include <algorithm>
#include <psapi.h>

namespace satdoku::core {
std::string processor_name() {
    std::array<wchar_t, 256> name{};
    DWORD size = sizeof name;
    constexpr const wchar_t* key = LR"(HARDWARE\DESCRIPTION\System\CentralProcessor\0)";
    if (::RegGetValueW(HKEY_LOCAL_MACHINE, key, L"ProcessorNameString", RRF_RT_REG_SZ, nullptr, name.data(), &size) !=
        ERROR_SUCCESS) {
        return {};
    }
    const std::string text = to_utf8(name.data());
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::string system_name() {
    // Other calls adapt their answer to the Windows versions that the program's manifest lists.
    using Version = LONG(WINAPI*)(OSVERSIONINFOW*);
    const auto call = ::GetProcAddress(::GetModuleHandleW(L"ntdll.dll"), "RtlGetVersion");
    if (call == nullptr) return "Windows";
    OSVERSIONINFOW version{};
    version.dwOSVersionInfoSize = sizeof version;
    reinterpret_cast<Version>(reinterpret_cast<void*>(call))(&version);
    SYSTEM_INFO machine{};
    ::GetNativeSystemInfo(&machine);
    const bool is_arm = machine.wProcessorArchitecture == PROCESSOR_ARCHITECTURE_ARM64;
    return "Windows " + std::to_string(version.dwMajorVersion) + "." + std::to_string(version.dwMinorVersion) + "." +
           std::to_string(version.dwBuildNumber) + (is_arm ? " ARM64" : " x86_64");
}

std::uint64_t memory_limit() {
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION job{};
    std::uint64_t least = ~std::uint64_t{0};
    if (::QueryInformationJobObject(nullptr, JobObjectExtendedLimitInformation, &job, sizeof job, nullptr) == 0)
        return least;
    const DWORD set = job.BasicLimitInformation.LimitFlags;
    if ((set & JOB_OBJECT_LIMIT_PROCESS_MEMORY) != 0) least = std::min<std::uint64_t>(least, job.ProcessMemoryLimit);
    if ((set & JOB_OBJECT_LIMIT_JOB_MEMORY) != 0) least = std::min<std::uint64_t>(least, job.JobMemoryLimit);
    return least;
}

std::uint64_t physical_memory() {
    MEMORYSTATUSEX memory{};
    memory.dwLength = sizeof memory;
    ::GlobalMemoryStatusEx(&memory);
    return memory.ullTotalPhys;
}

std::uint64_t peak_memory() {
    PROCESS_MEMORY_COUNTERS counters{};
    ::K32GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof counters);
    return counters.PeakWorkingSetSize;
}
}  // namespace satdoku::core
