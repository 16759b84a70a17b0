/// Builds the lookup URL of a session, and the JavaScript that the app evaluates with it.
///
/// The session is put in as it is, as the app does: not encoded, not escaped.
///
/// ```swift
/// let lookup = LookupURLTemplate.app.lookup(of: "1234")
/// print(lookup.javaScript)
/// // handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1234");
/// ```
public struct LookupURLTemplate: Hashable, Sendable, CustomStringConvertible {
    /// What stands for the session in a template.
    public static let placeholder = "%@"

    /// The template of the app: `http://URLHERE.cloudapp.net/Session/Lookup?session=%@`.
    public static let app = LookupURLTemplate(
        beginning: "http://URLHERE.cloudapp.net/Session/Lookup?session=", end: "")

    private let beginning: String
    private let end: String

    private init(beginning: String, end: String) {
        self.beginning = beginning
        self.end = end
    }

    /// Creates a template.
    ///
    /// - Parameter text: A URL with `%@` in it once, where the session belongs; every other character
    ///   stands for itself.
    /// - Throws: ``LookupURLTemplateError`` if `%@` is missing or there more than once.
    public init(_ text: String) throws(LookupURLTemplateError) {
        let parts = Self.split(text)
        guard parts.count == 2 else {
            throw LookupURLTemplateError(text: text, placeholderCount: parts.count - 1)
        }
        self.init(beginning: parts[0], end: parts[1])
    }

    /// The template's text.
    public var description: String { beginning + Self.placeholder + end }

    /// The URL and the statement for a session.
    public func lookup(of session: String) -> SessionLookup {
        SessionLookup(url: beginning + session + end)
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
