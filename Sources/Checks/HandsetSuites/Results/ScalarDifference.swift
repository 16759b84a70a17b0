import Handset

/// The place where two lines begin to differ, and a note if the difference is hard to see.
struct ScalarDifference {
    /// The number of scalars that the lines share at their beginning.
    let commonCount: Int

    private let isEmptyAgainstItsWord: Bool
    private let expected: Substring.UnicodeScalarView
    private let found: Substring.UnicodeScalarView

    /// Compares two lines by Unicode scalars.
    init(expected: String, found: String) {
        isEmptyAgainstItsWord = Set([expected, found]) == ["", ShownText.empty]
        var expected = expected.unicodeScalars[...]
        var found = found.unicodeScalars[...]
        var commonCount = 0
        while let scalar = expected.first, scalar == found.first {
            expected.removeFirst()
            found.removeFirst()
            commonCount += 1
        }
        while let scalar = expected.last, scalar == found.last {
            expected.removeLast()
            found.removeLast()
        }
        self.commonCount = commonCount
        self.expected = expected
        self.found = found
    }

    /// The code points that differ; `nil` if the difference is easy to see.
    var note: String? {
        guard !expected.isEmpty || !found.isEmpty, isHard else { return nil }
        return "they differ in code points: expected \(Self.codePoints(expected)),"
            + " found \(Self.codePoints(found))"
    }

    private var isHard: Bool {
        if isEmptyAgainstItsWord || Self.look(expected) == Self.look(found) { return true }
        // For example a straight and a curly apostrophe, or a Latin and a Cyrillic letter.
        return expected.count <= 4 && found.count <= 4 && !expected.isEmpty && !found.isEmpty
            && expected.allSatisfy(\.isASCII) != found.allSatisfy(\.isASCII)
    }

    /// Returns the visible part of the scalars; canonically equivalent results are equal.
    private static func look(_ scalars: Substring.UnicodeScalarView) -> String {
        var seen = String.UnicodeScalarView()
        for scalar in ShownText.replaced(Substring(scalars)).unicodeScalars {
            switch scalar.properties.generalCategory {
            case _ where scalar.properties.isDefaultIgnorableCodePoint: continue
            // An accent whose letter is in the part that both lines share.
            case .nonspacingMark where seen.isEmpty: continue
            case .spaceSeparator: seen.append(" ")
            // The symbol that stands for a blank.
            case _ where scalar == "\u{2420}": seen.append(" ")
            default: seen.append(scalar)
            }
        }
        return String(seen)
    }

    private static func codePoints(_ scalars: Substring.UnicodeScalarView) -> String {
        guard !scalars.isEmpty else { return "nothing" }
        let shown = scalars.prefix(8).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return (shown + (scalars.count > 8 ? ["…"] : [])).joined(separator: " ")
    }
}
