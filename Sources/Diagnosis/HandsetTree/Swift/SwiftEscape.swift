/// The signs in strings that stand for others, such as `\n`.
enum SwiftEscape {
    /// Returns a part of a string as the program has it.
    ///
    /// - Parameters:
    ///   - text: The part as it is written, with the file's line ends.
    ///   - pounds: The number of `#` before the string.
    /// - Returns: The part with the signs themselves.
    static func resolve(_ text: String, pounds: Int) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x0d }) else {
            return text
        }
        var (result, scalars) = (String.UnicodeScalarView(), text.unicodeScalars[...])
        while let scalar = scalars.popFirst() {
            if scalar == "\r" {
                if scalars.first == "\n" { scalars.removeFirst() }
                result.append("\n")
            } else if scalar == "\\", scalars.starts(with: repeatElement("#", count: pounds)) {
                scalars = scalars.dropFirst(pounds)
                resolveOne(&scalars, &result)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func resolveOne(
        _ scalars: inout Substring.UnicodeScalarView, _ result: inout String.UnicodeScalarView
    ) {
        guard let scalar = scalars.popFirst() else { return }
        switch scalar {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "0": result.append("\0")
        case "u": resolveCode(&scalars, &result)
        // The end of a line that goes on.
        case "\r", "\n", " ", "\t":
            scalars = scalars.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
        default: result.append(scalar)
        }
    }

    private static func resolveCode(
        _ scalars: inout Substring.UnicodeScalarView, _ result: inout String.UnicodeScalarView
    ) {
        guard scalars.first == "{", let end = scalars.firstIndex(of: "}") else { return }
        let digits = String(scalars[scalars.index(after: scalars.startIndex)..<end])
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
            result.append(scalar)
        }
        scalars = scalars[scalars.index(after: end)...]
    }
}
