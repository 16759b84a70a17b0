extension ServiceExtensionOutcome: CustomStringConvertible {
    /// The text that is shown, or the reason why it is the original, on one line.
    public var description: String {
        switch self {
        case .suppressed: "nothing is shown"
        case .original(let reason): "the original is shown: \(reason.text)"
        case .changed(let content):
            "shows "
                + (content.hasText
                    ? [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
                        .joined(separator: " / ") : "a text of the app")
        }
    }

    /// The reason why the original is shown, if the service extension is at fault; otherwise `nil`.
    package var failureReason: String? {
        switch self {
        case .original(.notAsked), .original(.noExtension), .changed, .suppressed: nil
        case .original(let reason): reason.text
        }
    }

    var json: JSONText {
        switch self {
        case .suppressed: .object(["status": .string("suppressed")])
        case .original(let reason):
            .object(["status": .string("original"), "reason": .string(reason.text)])
        case .changed(let content):
            .object([
                "status": .string("changed"), "title": .string(content.title),
                "subtitle": .string(content.subtitle), "body": .string(content.body),
                "userInfo": JSONText(content.payload.userInfo),
            ])
        }
    }
}
