internal import Foundation

/// An error of the compiler's.
package struct CompilerError: Hashable, Sendable {
    package let path: String
    /// The line and the column in bytes, both from 1.
    package let line: Int
    package let column: Int
    package let message: String

    /// Returns the errors of the compiler's text, the last ones of each file first, so that a change of a file moves none
    /// that is still to come.
    package static func all(in text: String) -> [CompilerError] {
        var errors: Set<CompilerError> = []
        for line in text.split(separator: "\n") where line.hasPrefix("/") {
            guard let mark = line.range(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(
                separator: ":", omittingEmptySubsequences: false)
            guard place.count > 2, let number = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { continue }
            errors.insert(
                CompilerError(
                    path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
                    message: String(line[mark.upperBound...])))
        }
        return errors.sorted {
            ($0.path, $1.line, $1.column, $0.message) < ($1.path, $0.line, $0.column, $1.message)
        }
    }

    /// The texts in the message between apostrophes.
    var names: [String] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().compactMap { index, part in
            index % 2 == 1 && index < parts.count - 1 ? String(part) : nil
        }
    }

    /// Returns true if the message has a text.
    func has(_ text: String) -> Bool { message.contains(text) }

    /// Returns true if the message matches a pattern.
    func matches(_ pattern: String) -> Bool { match(pattern) != nil }

    func match(_ pattern: String) -> CodeMatch? {
        let bytes = message.utf8.map { $0 < 0x80 ? $0 : UInt8(ascii: "_") }
        return MaskedCode(masked: bytes).search(pattern)
    }
}
