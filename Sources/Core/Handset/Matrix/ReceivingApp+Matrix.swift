extension ReceivingApp {
    /// Returns the fate of a payload in each state of the app, with each action of the user.
    ///
    /// The state and the action of ``scenario`` are ignored; the button and the text of its choice stay. No handler
    /// and no service extension runs.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - versions: The versions of iOS. If `nil`, the scenario's.
    ///   - pushType: The type of this push. If `nil`, the type of all pushes, or else what the payload shows.
    /// - Returns: The matrix.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public func matrix(
        of payload: Payload, on versions: [IOSVersion]? = nil, pushType: PushType? = nil
    ) throws(SessionSearchError) -> ScenarioMatrix {
        try ScenarioMatrix(
            of: payload, in: scenario, on: versions ?? [scenario.application.systemVersion],
            rules: rules,
            pushType: pushType ?? self.pushType ?? payload.origin.message?.headers.type,
            searcher: hazardRules.value.searcher)
    }
}

extension ScenarioMatrix: Encodable {
    /// The tables for people, as `handset matrix --format text` writes them.
    ///
    /// - Parameter width: The number of columns, at most 100. If `nil`, 100.
    /// - Returns: The text.
    public func text(width: Int? = nil) -> String {
        var text = ""
        MatrixText(self, width: width).write(into: &text)
        return text
    }

    /// Encodes the members of the record.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(json, to: encoder)
    }
}
