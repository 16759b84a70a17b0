internal import Foundation

/// The memory that the processes of a group have for themselves, without what they share.
package struct ProcessGroupMemory {
    package private(set) var byteCount = 0

    private static let bytesOfPage = max(4_096, Int(sysconf(Int32(_SC_PAGESIZE))))

    /// Adds it up, by what Linux tells of each process.
    package init(of group: Int32) {
        for process in Platform.processes(ofGroup: group) {
            let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
            // The pages in memory, and how many of them are shared.
            let counts = (text ?? "").split(separator: " ").compactMap { Int($0) }
            guard counts.count > 2 else { continue }
            byteCount += max(0, counts[1] - counts[2]) * Self.bytesOfPage
        }
    }
}
