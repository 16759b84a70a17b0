import Handset

/// A payload with a key that an app opens by, made to compare two versions of the app.
struct MadePayload {
    let payload: Payload

    /// Makes it of a key that the rules of both apps read; without one, of the first that one of them reads.
    ///
    /// An app that looks in new content alone gets a silent push.
    init(
        between old: SessionRules, _ new: SessionRules, _ settings: ScenarioSettings
    ) throws(PayloadRefusal) {
        let (olds, news) = (Self.paths(of: old), Self.paths(of: new))
        let path = news.first(where: olds.contains) ?? news.first ?? olds.first ?? ["session"]
        var value = JSONText.string("7")
        for key in path.dropFirst().reversed() { value = .object([key: value]) }
        let isSilent =
            settings.routesIn?.contains(.fetch) == true
            && settings.routesIn?.isDisjoint(with: [.didReceive, .scene, .launch, .legacy]) == true
        let aps: JSONText =
            isSilent
            ? .object(["content-available": .integer(1)])
            : .object(["alert": .object(["title": .string("Title"), "body": .string("Body")])])
        let first = path.first ?? "session"
        let text = JSONText.object(
            first == "aps" ? ["aps": value] : ["aps": aps, first: value])
        payload = try Payload(json: text.bytes, source: "made")
    }

    /// The keys that the rules go by, each as a way without the numbers of elements.
    private static func paths(of rules: SessionRules) -> [[String]] {
        rules.rules.compactMap { rule in
            guard case .value(let path) = rule.source else { return nil }
            let keys = path.description.split(separator: ".").map(String.init)
            return keys.isEmpty || keys.contains { Int($0) != nil } ? nil : keys
        }
    }
}
