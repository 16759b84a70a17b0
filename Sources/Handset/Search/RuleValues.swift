/// The values that a rule reads by key paths: those of the payload, of JSON in its strings, and of the user's response.
struct RuleValues {
    private let userInfo: PayloadValue
    private let decodedPaths: [SessionKeyPath]
    private let response: RuleResponse?

    init(
        _ userInfo: PayloadValue, decoding decodedPaths: [SessionKeyPath] = [],
        response: RuleResponse? = nil
    ) {
        self.userInfo = userInfo
        self.decodedPaths = decodedPaths
        self.response = response
    }

    /// Returns a string itself, a number or a Boolean as `%@` prints it; otherwise `nil`.
    func text(at path: SessionKeyPath) -> String? {
        if path.keys.count == 1, userInfo[path.keys[0]] == nil,
            let text = response?.text(for: path.keys[0])
        {
            return text
        }
        return value(at: path).flatMap(SessionKeyPath.session)
    }

    /// Returns the value at the end of a path; `nil` if the path does not lead to one.
    func value(at path: SessionKeyPath) -> PayloadValue? {
        var value: PayloadValue? = userInfo
        for (depth, key) in path.keys.enumerated() {
            guard let container = value else { return nil }
            value = SessionKeyPath.member(
                key, of: decoded(container, path.keys[..<depth]) ?? container)
        }
        return value
    }

    /// Returns the dictionary or the array in a string of JSON at a path whose strings are decoded; otherwise `nil`.
    func decoded(_ value: PayloadValue, _ keys: ArraySlice<String>) -> PayloadValue? {
        guard let text = value.string, decodedPaths.contains(where: { $0.keys[...] == keys })
        else { return nil }
        if let payload = try? Payload(json: text) { return payload.userInfo }
        guard (try? JSONFragment(text, source: "")) != nil else { return nil }
        return (try? Payload(json: "{\"a\":\(text)}"))?["a"].flatMap {
            $0.kind == .array ? $0 : nil
        }
    }

    /// True if a value at a path is a string that should be JSON.
    func isDecoded(_ keys: ArraySlice<String>) -> Bool {
        decodedPaths.contains { $0.keys[...] == keys }
    }
}
