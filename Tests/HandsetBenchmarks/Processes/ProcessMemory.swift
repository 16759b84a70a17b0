import Glibc

/// The memory of a running process, as the system counts it.
enum ProcessMemory {
    /// The largest part of a process's memory that was in RAM, in bytes; `nil` if it has ended.
    static func peak(of identifier: pid_t) -> Int? {
        let file = open("/proc/\(identifier)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(file, &buffer, buffer.count)
        let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        // The unit is always kB, which means 1,024 bytes (proc(5)).
        return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
            .flatMap { Int($0) }.map { $0 * 1_024 }
    }
}
