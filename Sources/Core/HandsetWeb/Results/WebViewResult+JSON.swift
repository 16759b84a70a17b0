package import Handset

extension WebViewResult {
    /// The result as one line of JSON in UTF-8, without a newline: an element of a record's `webView`.
    ///
    /// `end` is `value`, `exception`, `hung`, `flooded`, `crashed` or `not-loaded`. Members for things that were not done are
    /// missing.
    ///
    /// ```json
    /// {"end":"value","value":"undefined","opened":["myapp://7"],
    /// "requests":[{"method":"GET","url":"https://api.example.com/7","status":200}],"text":"Session 7"}
    /// ```
    public var json: [UInt8] { jsonText.bytes }

    package var jsonText: JSONText { .object(members) }

    package var members: JSONMembers {
        membersOfEnd + Self.texts("opened", opened)
            + Self.list("loading", loading.map(Self.json))
            + Self.list("console", console.map(Self.json))
            + Self.list("dialogs", dialogs.map(Self.json))
            + Self.texts("navigations", navigations)
            + Self.list("requests", requests.map(Self.json))
            + [
                "more": omittedCount > 0 ? .integer(omittedCount) : nil,
                "replaced": isReplaced ? .boolean(true) : nil, "text": text.map { .string($0) },
            ]
    }

    private var membersOfEnd: JSONMembers {
        switch end {
        case .value(let value): ["end": .string("value"), "value": .string(value)]
        case .exception(let exception):
            [
                "end": .string("exception"), "name": .string(exception.name),
                "message": .string(exception.message), "line": exception.line.map { .integer($0) },
                "column": exception.column.map { .integer($0) },
            ]
        case .hung: ["end": .string("hung")]
        case .notLoaded: ["end": .string("not-loaded")]
        case .flooded: ["end": .string("flooded")]
        case .crashed: ["end": .string("crashed")]
        }
    }

    private static func texts(_ key: String, _ texts: [String]) -> JSONMembers {
        [key: texts.isEmpty ? nil : .texts(texts)]
    }

    private static func list(_ key: String, _ list: [JSONText]) -> JSONMembers {
        [key: list.isEmpty ? nil : .array(list)]
    }

    private static func json(of line: WebConsoleLine) -> JSONText {
        .object(["level": .string(line.level), "text": .string(line.text)])
    }

    private static func json(of dialog: WebDialog) -> JSONText {
        .object([
            "kind": .string(dialog.kind.rawValue), "message": .string(dialog.message),
            "answer": dialog.answer.map { .string($0) },
        ])
    }

    private static func json(of request: WebRequest) -> JSONText {
        let headers = request.request.headers.sorted { $0.key < $1.key }
        let shown = JSONMembers(headers.map { ($0.key, .string($0.value)) })
        var members: JSONMembers = [
            "method": .string(request.request.method), "url": .string(request.request.url),
            "headers": headers.isEmpty ? nil : .object(shown),
            "body": request.request.body.isEmpty ? nil : .string(request.request.bodyText),
        ]
        switch request.answer {
        case .status(let status): members.append("status", .integer(status))
        case .failure(let failure): members.append("failure", .string(failure.rawValue))
        case .none: break
        }
        return .object(members)
    }
}
