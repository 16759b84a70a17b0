import Foundation
import HandsetPorting

/// The expression by which a team's package makes its app, as `PackagedApp("Shop", …) { AppDelegate() }`, with what its file
/// imports.
struct PackagedAppExpression {
    let text: String
    /// The lines with imports, in order.
    let imports: [String]

    private static let name = "PackagedApp"

    /// Finds the expression in the files of a target; `nil` if none has it.
    ///
    /// - Parameters:
    ///   - target: The name of the app's target.
    ///   - package: The folder of the package.
    init?(of target: String, in package: String) {
        let folder = "\(package)/Sources/\(target)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".swift") {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                let found = PackagedAppExpression(in: Array(bytes))
            else { continue }
            self = found
            return
        }
        return nil
    }

    /// Finds the expression in a file; `nil` if it has none.
    init?(in bytes: [UInt8]) {
        let source = SourceText(bytes: bytes)
        let range = source.bytes.indices.lazy.compactMap { start -> Range<Int>? in
            guard source.hasWord(Self.name, at: start), source.isCode(at: start) else { return nil }
            let end = start + Self.name.utf8.count
            guard let arguments = source.parentheses(from: end) else { return nil }
            var last = arguments.upperBound
            // Closures after the parentheses, of which the later ones have names.
            while let closure = source.braces(from: last + source.nameOfClosure(at: last)) {
                last = closure.upperBound
            }
            return start..<last
        }.first
        guard let range else { return nil }
        text = Self.withoutIndentation(String(decoding: source.bytes[range], as: UTF8.self))
        imports = String(decoding: source.bytes, as: UTF8.self)
            .split(whereSeparator: \.isNewline).map(String.init)
            .filter { $0.contains(#/^(@\w+ )*(\w+ )?import /#) }
    }

    /// Returns a text whose lines after the first one begin further left, as far as they have the same white space.
    private static func withoutIndentation(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst()
        let depth = rest.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min()
        return (lines.prefix(1) + rest.map { $0.dropFirst(min(depth ?? 0, $0.count)) })
            .joined(separator: "\n")
    }
}

extension SourceText {
    /// Returns the number of bytes of the name of a closure at an offset, as in ` launch:`, with its colon.
    fileprivate func nameOfClosure(at offset: Int) -> Int {
        let text = String(decoding: bytes[offset...].prefix(100), as: UTF8.self)
        return text.prefixMatch(of: #/\s*\w+:\s*(?={)/#).map { $0.output.utf8.count } ?? 0
    }
}
