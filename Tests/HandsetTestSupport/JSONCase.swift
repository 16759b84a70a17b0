/// A text of which RFC 8259 says whether it is JSON, as the lists in `samples/json` have it.
///
/// A line of a list is a verdict, a name and the text, with one blank between them:
///
/// ```text
/// refuse string-control-0a {"v":"a\x0Ab"}
/// ```
///
/// In the text, `\xHH` is a byte, and `\*N(TEXT)` stands for a text N times; both are no JSON, so that all
/// else is what it looks like. A blank at either end is written `\x20`. Below a case of which Handset
/// makes something else than the RFC asks for, `  differs: ` begins a sentence that says why. Lines with
/// `#` are comments.
public struct JSONCase: Sendable, CustomStringConvertible {
    /// What the RFC says.
    public enum Verdict: String, Sendable {
        /// It is JSON: every reader has to accept it.
        case accept
        /// It is none.
        case refuse
        /// The RFC leaves it to the reader.
        case free
    }

    /// Says which line of a list cannot be read.
    public struct Fault: Error, CustomStringConvertible {
        /// The list and the line.
        public let description: String
    }

    /// What the RFC says.
    public let verdict: Verdict
    /// What the case is called.
    public let name: String
    /// The text.
    public let bytes: [UInt8]
    /// Why Handset does not do as the RFC says; `nil` where it does.
    public private(set) var difference: String?

    /// The name, which a test runner shows.
    public var description: String { name }

    /// The cases of a list, named by its path from the top level of the repository.
    public static func all(in path: String) throws -> [JSONCase] {
        var cases: [JSONCase] = []
        let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let mark = "  differs: "
            if line.hasPrefix(mark), let last = cases.indices.last {
                cases[last].difference = String(line.dropFirst(mark.count))
                continue
            }
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count >= 2, let verdict = Verdict(rawValue: String(parts[0])),
                let bytes = bytes(of: Array((parts.count > 2 ? parts[2] : "").utf8))
            else { throw Fault(description: "\(path): \(line)") }
            cases.append(JSONCase(verdict: verdict, name: String(parts[1]), bytes: bytes))
        }
        return cases
    }

    private init(verdict: Verdict, name: String, bytes: [UInt8]) {
        self.verdict = verdict
        self.name = name
        self.bytes = bytes
    }

    /// The bytes that a text stands for; `nil` if it cannot be read.
    private static func bytes(of text: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            let next = index + 1 < text.count ? text[index + 1] : 0
            switch (text[index], next) {
            case (UInt8(ascii: "\\"), UInt8(ascii: "x")):
                let digits = String(decoding: text[(index + 2)...].prefix(2), as: UTF8.self)
                guard digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) else {
                    return nil
                }
                bytes.append(byte)
                index += 4
            case (UInt8(ascii: "\\"), UInt8(ascii: "*")):
                guard let opening = text[index...].firstIndex(of: UInt8(ascii: "(")),
                    let count = Int(String(decoding: text[(index + 2)..<opening], as: UTF8.self)),
                    let closing = text[opening...].firstIndex(of: UInt8(ascii: ")")),
                    let repeated = Self.bytes(of: Array(text[(opening + 1)..<closing]))
                else { return nil }
                for _ in 0..<count { bytes += repeated }
                index = closing + 1
            case (UInt8(ascii: "\\"), UInt8(ascii: "\\")):
                bytes += text[index...(index + 1)]
                index += 2
            default:
                bytes.append(text[index])
                index += 1
            }
        }
        return bytes
    }
}
