import Foundation

/// The folder of recorded notifications, as a reader sees it.
struct RecordFolder {
    let path: String

    init(_ url: URL) {
        path = url.path
    }

    private var files: [String] {
        get throws {
            guard FileManager.default.fileExists(atPath: path) else { return [] }
            return try ["", "undelivered/"].flatMap { folder in
                try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
                    .filter { $0.hasSuffix(".apns") }.map { "\(path)/\(folder)\($0)" }
            }
        }
    }

    /// Returns the number of notifications in the folder and its subfolder.
    func fileCount() throws -> Int { try files.count }

    /// Returns the number of notifications with each payload of a good sender.
    func payloads() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for file in try files {
            guard let bytes = FileManager.default.contents(atPath: file),
                let mark = GoodSender.mark(in: Array(bytes))
            else { continue }
            counts[mark, default: 0] += 1
        }
        return counts
    }
}
