extension SessionRule {
    /// A condition of a rule on a value of the payload.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"type":"band","id":"7"}"#)
    /// var rule = SessionRule(name: "band", source: .link(try LinkTemplate("app://band/{id}")))
    /// if let type = SessionKeyPath("type") { rule.conditions = [SessionRule.Condition(type, isOneOf: ["band"])] }
    /// let router = SessionRouter(rules: SessionRules([rule]), handler: LookupHandler())
    /// print(try router.routes(in: payload).map(\.lookup.url))
    /// // ["app://band/7"]
    /// ```
    public struct Condition: Hashable, Sendable {
        /// The path to the value.
        public var keyPath: SessionKeyPath
        /// The texts that the value may be; empty if any string, number or Boolean will do.
        public var texts: [String]

        /// Creates a condition.
        ///
        /// - Parameters:
        ///   - keyPath: The path to the value.
        ///   - texts: The texts that the value may be, as `%@` prints it. If they are empty, it only has to be there.
        public init(_ keyPath: SessionKeyPath, isOneOf texts: [String] = []) {
            self.keyPath = keyPath
            self.texts = texts
        }

        /// The text of a rule file that stands for any value.
        package static let anyText = "*"

        /// Returns true for what a rule file can ask for.
        package static func takes(_ value: PayloadValue) -> Bool {
            SessionKeyPath.session(value) != nil
        }

        func isMet(by values: RuleValues) -> Bool {
            guard let text = values.text(at: keyPath) else { return false }
            return texts.isEmpty || texts.contains { $0.utf8.elementsEqual(text.utf8) }
        }
    }
}
