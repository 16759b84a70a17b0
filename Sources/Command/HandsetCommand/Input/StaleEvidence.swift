import Handset

/// The evidence in an app file that was made of sources, where the sources say it no longer.
struct StaleEvidence {
    /// The number of facts that are looked up.
    private static let limit = 64

    /// The first place that has changed, such as `App/AppDelegate.swift:23`; `nil` if all is as it was.
    private(set) var place: String?

    /// Looks up the evidence of an app file; one without evidence was written by hand.
    init(in path: String) {
        guard let bytes = try? FileBytes.read(path, of: .here),
            // Nearly all files have none.
            bytes.firstRange(of: Array(#""evidence""#.utf8)) != nil,
            let file = try? Payload(json: bytes), let evidence = file["evidence"]
        else { return }
        var lines: [String: [Substring]] = [:]
        for index in 0..<min(Self.limit, evidence.count) {
            guard let fact = evidence[index], let name = fact["file"]?.string,
                let number = fact["line"]?.integer.flatMap({ Int(exactly: $0) }),
                let text = fact["text"]?.string,
                !name.hasPrefix("/"), !name.split(separator: "/").contains("..")
            else { continue }
            if lines[name] == nil {
                lines[name] = Self.lines(of: "\(Self.folder(of: path))/\(name)")
            }
            let found = lines[name] ?? []
            guard number > 0, number <= found.count,
                Self.trimmed(found[number - 1]).hasPrefix(Self.trimmed(text[...]))
            else {
                place = "\(name):\(number)"
                return
            }
        }
    }

    /// Returns the folder of a file, `.` for the current one.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private static func lines(of path: String) -> [Substring] {
        guard let bytes = try? FileBytes.read(path, of: .here) else { return [] }
        return String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
