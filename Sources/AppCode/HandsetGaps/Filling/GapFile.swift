internal import Foundation
internal import HandsetPorting

/// A file of an app whose lines are changed until it compiles.
final class GapFile {
    let path: String
    /// The name of the copy that the compiler reads.
    let copyName: String
    /// The lines of the app's file.
    let original: [[UInt8]]
    /// The lines after the preparation alone.
    private let prepared: [[UInt8]]
    /// The number of lines that stand before the file's own.
    let headCount: Int
    private let head: [UInt8]
    private(set) var bytes: [UInt8]
    private(set) var code: MaskedCode
    var cuts: [GapCut] = []
    /// The names of modules whose imports are taken away.
    private(set) var modules: Set<String> = []

    /// The imports of each file: SDKs that are not here pass these on.
    static let imports =
        "import Foundation\nimport UIKit\nimport UserNotifications\nimport HandsetStandIn\n"

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The bytes of the file.
    ///   - number: Its number among the files.
    ///   - isAvailable: Returns true for the name of a module that is here.
    init(path: String, bytes: [UInt8], number: Int, _ isAvailable: (String) -> Bool) {
        self.path = path
        let source = SourceText(bytes: bytes)
        let preparation = PreparedSource(of: source)
        let withHead = preparation.bytes(ofFile: "x")
        let count = preparation.bytes.count
        let newline = UInt8(ascii: "\n")
        // The last line of the head names the file, which the compiler is not to know here.
        let imports = withHead[..<max(withHead.count - count, 0)].split(
            separator: newline, omittingEmptySubsequences: false
        ).dropLast(2).joined(separator: [newline])
        let importLines = Array(imports)
        head = Array(Self.imports.utf8) + importLines + (importLines.isEmpty ? [] : [newline])
        headCount = head.count { $0 == newline }
        original = Self.lines(source.bytes)
        prepared = Self.lines(preparation.bytes)
        copyName = "\(number)_" + (path.split(separator: "/").last.map(String.init) ?? "File.swift")
        self.bytes = head + preparation.bytes
        code = MaskedCode(self.bytes)
        removeImports(isAvailable)
    }

    /// Copies a file with what is changed in it.
    init(copying other: GapFile) {
        path = other.path
        copyName = other.copyName
        original = other.original
        prepared = other.prepared
        headCount = other.headCount
        head = other.head
        bytes = other.bytes
        code = other.code
        cuts = other.cuts
        modules = other.modules
    }

    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    private func removeImports(_ isAvailable: (String) -> Bool) {
        let pattern =
            #"(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))? |public |internal |private |fileprivate )*import (?:struct |class |func |enum |protocol |typealias |var |let )?(\w+)[\w.]*"#
        for match in code.all(pattern).reversed() {
            guard let module = match[1], !isAvailable(module) else { continue }
            modules.insert(module)
            // The head asks for its modules by canImport, and keeps its length.
            if match.range.lowerBound >= head.count { replace(match.range, with: "") }
        }
    }

    /// Returns the offset of a place of the compiler's.
    func offset(line: Int, column: Int) -> Int {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = end + 1
        }
        return min(start + max(column - 1, 0), bytes.count)
    }

    /// Returns the line of an offset in the app's file.
    func line(at offset: Int) -> Int {
        bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 - headCount
    }

    /// Puts a text in the place of another one, with as many ends of lines.
    func replace(_ range: Range<Int>, with text: String) {
        let range = range.clamped(to: 0..<bytes.count)
        let newline = UInt8(ascii: "\n")
        let missing =
            bytes[range].count { $0 == newline } - text.utf8.count { $0 == newline }
        bytes.replaceSubrange(
            range, with: Array(text.utf8) + Array(repeating: newline, count: max(missing, 0)))
        code = MaskedCode(bytes)
    }

    /// Returns the bytes of a line of the compiler's.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        let start = offset(line: number, column: 1)
        return bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The lines that are changed beyond the preparation.
    var changes: [LineChange] {
        let now = Self.lines(Array(bytes.dropFirst(head.count)))
        return zip(original, zip(prepared, now)).enumerated().compactMap { index, lines in
            let (was, (before, after)) = lines
            guard before != after else { return nil }
            return LineChange(line: index + 1, was: was, now: after)
        }
    }
}
