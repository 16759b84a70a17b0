/// A template for the lookup URLs of sessions.
///
/// ```swift
/// print(LookupURLTemplate.app.url(of: "1234"))
/// // http://URLHERE.cloudapp.net/Session/Lookup?session=1234
/// ```
public struct LookupURLTemplate: Hashable, Sendable, CustomStringConvertible {
    /// The text that stands for the session in a template.
    public static let placeholder = "%@"

    /// The template of the app: `http://URLHERE.cloudapp.net/Session/Lookup?session=%@`.
    public static let app = LookupURLTemplate(
        beginning: "http://URLHERE.cloudapp.net/Session/Lookup?session=", end: "")

    /// The template whose URL is the session itself.
    package static let wholeURL = LookupURLTemplate(beginning: "", end: "")

    private let beginning: String
    private let end: String

    private init(beginning: String, end: String) {
        self.beginning = beginning
        self.end = end
    }

    /// Creates a template.
    ///
    /// - Parameter text: A URL that contains `%@` once, in the place of the session. Every other character
    ///   stands for itself.
    /// - Throws: ``LookupURLTemplate/TemplateError`` if the text does not contain `%@` exactly once.
    public init(_ text: String) throws(LookupURLTemplate.TemplateError) {
        let parts = Self.split(text)
        guard parts.count == 2 else {
            throw LookupURLTemplate.TemplateError(text: text, placeholderCount: parts.count - 1)
        }
        self.init(beginning: parts[0], end: parts[1])
    }

    /// The text of the template.
    public var description: String { beginning + Self.placeholder + end }

    /// The text before the session, and that after it.
    var parts: (beginning: String, end: String) { (beginning, end) }

    /// Returns the URL with a session put in as it is.
    public func url(of session: String) -> String {
        beginning + session + end
    }

    /// Returns the range in the URL of a session with a number of UTF-16 units.
    func range(ofSessionWith count: Int) -> Range<Int> {
        beginning.utf16.count..<(beginning.utf16.count + count)
    }

    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "%", rest.first == "@" {
                rest.removeFirst()
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        return parts
    }
}
