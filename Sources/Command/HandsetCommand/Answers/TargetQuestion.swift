package import Handset

/// The question what a tap should open, of a view without an app.
///
/// It is asked once for all payloads of a run, with the keys of the first as answers.
package struct TargetQuestion {
    private static let maximumCount = 3
    /// Keys and indexes on the way to a value; users would not read a longer answer.
    private static let maximumDepth = 4

    private var isAsked = false
    private var isToldOfArticle = false

    /// Asks, for a payload that no rule looks at.
    mutating func ask(
        about payload: Payload, _ streams: StandardStreams
    ) throws(OutputError) {
        if !isAsked {
            isAsked = true
            try streams.note(
                "handset: what should a tap open? Answer by \(Self.answers(for: payload))")
        }
        guard !isToldOfArticle, let session = Self.articleSession(in: payload) else { return }
        isToldOfArticle = true
        try streams.note(
            "handset: \(payload.origin): the built-in app of 2011 would open the session "
                + "\(SourceExcerpt.quoted(session)): --app classic")
    }

    /// Returns the options that answer: each key of the payload with its value, the app, and a file of its own.
    static func answers(for payload: Payload) -> String {
        let keys = ownKeys(of: payload).map { path, value in
            "--key-path \(ShellWord.ofText(path)) (here \(SourceExcerpt.quoted(value)))"
        }
        return
            (keys + [
                "--app ios/MyApp, your app's sources", "handset init, for a file that says it",
            ])
            .joined(separator: "; ")
    }

    /// Returns the first session that the built-in app of 2011 finds in `aps.session`; `nil` if there is none there.
    package static func articleSession(in payload: Payload) -> String? {
        guard payload.userInfo["aps"]?["session"] != nil,
            let reception = try? ReceivingApp(scenario: .ofTheApp).receive(payload)
        else { return nil }
        var session: String?
        reception.found.forEachRoute { route in
            session = route.match.session
            return false
        }
        return session
    }

    /// Returns the likeliest key path of the payload's own values, and some others, each with its value.
    private static func ownKeys(of payload: Payload) -> [(path: String, value: String)] {
        var found: [(path: String, value: String)] = []
        func add(_ keys: [String], _ value: PayloadValue) {
            let path = keys.joined(separator: ".")
            guard found.count < maximumCount,
                !keys.contains(where: { $0.isEmpty || $0.contains(".") }),
                !found.contains(where: { $0.path == path }), let text = shown(value)
            else { return }
            found.append((path, text))
        }
        if let likely = LikelyRoute(in: payload), likely.decodedPaths.isEmpty {
            var value: PayloadValue? = payload.userInfo
            for key in likely.keys { value = member(key, of: value) }
            if let value { add(likely.keys, value) }
        }
        var waiting: [(keys: [String], value: PayloadValue)] = payload.userInfo.keys.reversed()
            .filter { $0 != "aps" && !$0.hasPrefix("gcm.") && !$0.hasPrefix("google.") }
            .compactMap { key in payload.userInfo[key].map { ([key], $0) } }
        while let (keys, value) = waiting.popLast(), found.count < maximumCount {
            if value.kind == .dictionary, keys.count < maximumDepth {
                waiting += value.keys.reversed().compactMap { key in
                    value[key].map { (keys + [key], $0) }
                }
            } else {
                add(keys, value)
            }
        }
        return found
    }

    private static func member(_ key: String, of value: PayloadValue?) -> PayloadValue? {
        value?[key] ?? Int(key).flatMap { value?[$0] }
    }

    /// Returns a text or a number as it is shown, cut where it is long; `nil` for other values.
    private static func shown(_ value: PayloadValue) -> String? {
        guard let text = value.string ?? (value.kind == .integer ? "\(value)" : nil), !text.isEmpty
        else { return nil }
        return text.count > 40 ? "\(text.prefix(39))…" : text
    }
}
