/// The report of a web view that has evaluated a statement: what records, explanations and tables tell of it.
package struct StatementReport: Sendable {
    /// The rule and the key of the session whose statement it is.
    package let subject: Hazard.Evidence.Subject
    /// The effect of the statement, in a few words without control characters, such as `opened "…"; 1 request`.
    package let words: String
    /// A line for each thing that it did, without control characters.
    package let lines: [String]
    /// True if it ended with a value, in time.
    package let hasSucceeded: Bool
    /// The result as records have it, with the rule and the key.
    package let json: JSONText

    package init(
        of route: SessionRoute, words: String, lines: [String], hasSucceeded: Bool,
        members: JSONMembers
    ) {
        subject = .javaScript(rule: route.match.rule, key: route.match.key)
        self.words = words
        self.lines = lines
        self.hasSucceeded = hasSucceeded
        self.json = .object(
            ["rule": .string(route.match.rule), "key": .string(route.match.key)] + members)
    }
}

extension [StatementReport] {
    /// The member of a record that tells of the statements; none if no web view has evaluated them.
    var members: JSONMembers {
        ["webView": isEmpty ? nil : .array(map(\.json))]
    }
}
