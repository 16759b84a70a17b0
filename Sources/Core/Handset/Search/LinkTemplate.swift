/// A link that a rule composes of values of the payload.
///
/// A field in braces stands for the value at a key path. Where the field is the whole template, the value is the
/// link itself; elsewhere it is percent-encoded, unless `|verbatim` follows the path.
///
/// ```swift
/// let payload = try Payload(json: #"{"data":{"type":"chat","id":"a/7"}}"#)
/// let link = try LinkTemplate("app://{data.type}/{data.id}?from=push")
/// print(link.url(of: payload) ?? "none")
/// // app://chat/a%2F7?from=push
/// ```
public struct LinkTemplate: Hashable, Sendable, CustomStringConvertible {
    enum Part: Hashable, Sendable {
        case text(String)
        case field(SessionKeyPath, SessionRule.Encoding)
    }

    /// The text of the template.
    public let description: String
    let parts: [Part]

    /// Creates a template.
    ///
    /// - Parameter text: A URL with any number of fields, such as `app://{type}/{id}`. One without fields is always
    ///   the same link.
    /// - Throws: ``LinkTemplate/TemplateError`` if the text is empty, or a brace or a field in it is wrong.
    public init(_ text: String) throws(LinkTemplate.TemplateError) {
        guard !text.isEmpty else { throw LinkTemplate.TemplateError(.empty, field: "") }
        description = text
        var parts: [Part] = []
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[brace] == "{" else {
                throw LinkTemplate.TemplateError(.unopened, field: "}")
            }
            if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
            rest = rest[rest.index(after: brace)...]
            guard let end = rest.firstIndex(of: "}") else {
                throw LinkTemplate.TemplateError(.unclosed, field: String(rest))
            }
            let isWhole = parts.isEmpty && rest.index(after: end) == rest.endIndex
            parts.append(try Self.field(rest[..<end], isWhole: isWhole))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    private static func field(
        _ text: Substring, isWhole: Bool
    ) throws(LinkTemplate.TemplateError) -> Part {
        let words = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = SessionKeyPath(String(words[0])) else {
            throw LinkTemplate.TemplateError(.emptyKey, field: String(text))
        }
        guard SessionKeyPath.dotted(String(words[0])) == nil else {
            throw LinkTemplate.TemplateError(.brackets, field: String(text))
        }
        guard words.count > 1 else { return .field(path, isWhole ? .verbatim : .percent) }
        guard let encoding = SessionRule.Encoding(rawValue: String(words[1])) else {
            throw LinkTemplate.TemplateError(.unknownEncoding, field: String(text))
        }
        guard !isWhole || encoding == .verbatim else {
            throw LinkTemplate.TemplateError(.wholeEncoded, field: String(text))
        }
        return .field(path, encoding)
    }

    /// The key paths of the fields, in their order.
    public var keyPaths: [SessionKeyPath] {
        parts.compactMap { if case .field(let path, _) = $0 { path } else { nil } }
    }

    /// Returns the link; `nil` if the payload lacks the value of a field.
    public func url(of payload: Payload) -> String? { url(of: RuleValues(payload.userInfo)) }

    func url(of values: RuleValues) -> String? {
        var url = ""
        for part in parts {
            switch part {
            case .text(let text): url += text
            case .field(let path, let encoding):
                guard let text = values.text(at: path) else { return nil }
                url += encoding.encode(text)
            }
        }
        return url
    }
}
