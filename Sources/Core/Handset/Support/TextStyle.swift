/// A style of text in a terminal: the parameters of `Select Graphic Rendition` (ECMA-48).
package enum TextStyle: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case purple = "35"
    case blue = "34"
    case cyan = "36"

    /// The text must have no control characters; it is returned as it is unless `isUsed`.
    package func of(_ text: String, if isUsed: Bool = true) -> String {
        isUsed && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
