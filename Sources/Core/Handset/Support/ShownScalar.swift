/// The rule for characters that a message or a terminal shows in place of others.
///
/// Each character is replaced by exactly one, so that offsets in a text stay the same. It is replaced if a
/// terminal would act on it, or if it is invisible.
enum ShownScalar {
    /// The sign for a character that has no picture of its own.
    static let placeholder: Unicode.Scalar = "\u{FFFD}"

    /// The neighbours are `nil` at the ends; if `keepsLayout`, newlines and tabs stay.
    static func shown(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?,
        keepsLayout: Bool
    ) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7F: scalar
        case 0x09 where keepsLayout, 0x0A where keepsLayout: scalar
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? placeholder
        case 0x7F: "\u{2421}"
        default:
            isHidden(scalar) && !isInPlace(scalar, after: previous, before: next)
                ? placeholder : scalar
        }
    }

    /// All characters for which this is true have three bytes in UTF-8.
    static func dependsOnNext(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}": true
        default: false
        }
    }

    /// Returns true if a character is invisible, or a terminal acts on it.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        // Looking up a property takes most of the time that a long text takes.
        if scalar.value < 0x300 { return scalar.value < 0xA0 || scalar.value == 0xAD }
        // The pictures of control characters, in text that was made printable before.
        if (0x2400...0x2421).contains(scalar.value) { return false }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return !isPrependedMark(scalar)
        default:
            return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        }
    }

    /// Returns true if a character is a sign around the digits after it, which Unicode counts among the
    /// formats (Prepended_Concatenation_Mark).
    private static func isPrependedMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    // MARK: - Invisible characters that change what is seen

    /// Returns true if an invisible character does its work between its neighbours.
    private static func isInPlace(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
    ) -> Bool {
        guard let previous else { return false }
        switch scalar {
        case "\u{FE0E}", "\u{FE0F}":
            // Of ASCII, only a keycap such as 1️⃣ has a selector.
            return previous.isASCII ? next == "\u{20E3}" : previous.properties.isEmoji
        case "\u{200C}", "\u{200D}":
            if previous.properties.canonicalCombiningClass == .virama { return true }
            guard let next else { return false }
            // As between the Bengali letters ra and ya.
            if next.properties.canonicalCombiningClass == .virama { return isLetter(previous) }
            return isCursive(previous) && isCursive(next)
                || scalar == "\u{200D}" && isEmoji(previous) && isEmoji(next)
        case "\u{FE00}"..."\u{FE0D}", "\u{E0100}"..."\u{E01EF}":
            return previous.properties.isUnifiedIdeograph
        case "\u{180B}"..."\u{180D}", "\u{180F}":
            // After a Mongolian letter.
            return (0x1820...0x18AA).contains(previous.value)
        default: return false
        }
    }

    /// Returns true if a character is a letter, or a sign on one.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FE0F}" || !scalar.isASCII && scalar.properties.isEmoji
    }

    /// Returns true if a character is part of Arabic script or one like it, whose letters join.
    private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0620...0x07FF, 0x0840...0x08FF: isLetter(scalar)
        default: false
        }
    }
}
