import Handset

/// Reads the expectation `webView` of a case.
struct WebViewPartReader: JSONDocumentReader {
    enum Key: String, CaseIterable {
        case opened, exception, requests, console, navigations, text, picture
    }

    /// The parts, each with its place.
    private(set) var parts: [(part: WebViewPart, place: SourcePlace)] = []
    var problems: [JSONDocumentError.Problem] = []

    init(
        _ value: JSONDocumentValue,
        readFile: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> [UInt8]
    ) {
        guard let members = members(of: value, Key.self) else { return }
        for (name, value) in members {
            guard let key = Key(rawValue: name) else { continue }
            let found = attempt { _ throws(JSONDocumentError.Problem) in
                try Self.parts(key, value, readFile)
            }
            parts += (found ?? []).map { ($0, value.place) }
        }
        if parts.isEmpty, problems.isEmpty {
            problems.append(value.problem(SuiteCause.webViewEmpty))
        }
    }

    private static func parts(
        _ key: Key, _ value: JSONDocumentValue,
        _ readFile: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> [UInt8]
    ) throws(JSONDocumentError.Problem) -> [WebViewPart] {
        switch key {
        case .opened: return [.opened(try texts(value))]
        case .requests: return [.requests(try texts(value))]
        case .console: return [.console(try texts(value))]
        case .navigations: return [.navigations(try texts(value))]
        case .exception:
            return [.exception(value.value.kind == .null ? nil : try value.string())]
        case .picture:
            return [.picture(path: try value.string(), try readFile(value))]
        case .text:
            guard value.value.kind == .dictionary else {
                throw value.problem(JSONFileCause.wrongKind(value.found, wanted: .object))
            }
            var parts: [WebViewPart] = []
            for selector in value.value.keys {
                guard let text = value.value[selector]?.string else {
                    throw value.problem(SuiteCause.elementTextIsNoString(selector))
                }
                parts.append(.text(selector: selector, text))
            }
            return parts
        }
    }

    private static func texts(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [String] {
        var texts: [String] = []
        for element in try value.elements() { texts.append(try element.string()) }
        return texts
    }
}

extension WebViewPartReader.Key {
    /// All keys, in words.
    static var list: String { allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") }
}
