/// The values that a rule reads by key paths: the payload's, JSON in its strings, and the user's response.
struct RuleValues {
    private let userInfo: PayloadValue
    private let decodedPaths: [SessionKeyPath]
    private let strings: DecodedStrings
    private let response: RuleResponse?

    /// `strings` are this payload's, decoded for other rules.
    init(
        _ userInfo: PayloadValue, decoding decodedPaths: [SessionKeyPath] = [],
        in strings: DecodedStrings? = nil, response: RuleResponse? = nil
    ) {
        self.userInfo = userInfo
        self.decodedPaths = decodedPaths
        self.strings = strings ?? DecodedStrings()
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
        guard isDecoded(keys), let text = value.string else { return nil }
        return strings.value(of: text, at: keys)
    }

    /// True if a value at a path is a string that should be JSON.
    func isDecoded(_ keys: ArraySlice<String>) -> Bool {
        decodedPaths.contains { $0.keys[...] == keys }
    }
}
