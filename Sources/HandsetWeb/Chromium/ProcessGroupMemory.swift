import Foundation

/// The memory that the processes of a group have for themselves, without what they share.
struct ProcessGroupMemory {
    private(set) var byteCount = 0

    /// Adds it up, by what Linux tells of each process.
    init(of group: Int32) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for name in names where Int32(name) != nil {
            guard Self.group(of: name) == group else { continue }
            // The pages in memory, and those of them that are shared.
            let counts = Self.text(name, "statm").split(separator: " ").compactMap { Int($0) }
            guard counts.count > 2 else { continue }
            byteCount += max(0, counts[1] - counts[2]) * Self.bytesOfPage
        }
    }

    private static let bytesOfPage = 4_096

    private static func group(of process: String) -> Int32? {
        // The program's name, in parentheses, may contain parentheses and spaces.
        let text = text(process, "stat")
        guard let end = text.lastIndex(of: ")") else { return nil }
        let words = text[end...].split(separator: " ")
        return words.count > 3 ? Int32(words[3]) : nil
    }

    private static func text(_ process: String, _ file: String) -> String {
        (try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)) ?? ""
    }
}
