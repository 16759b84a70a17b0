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

extension ReceivingApp: PushApp {
    /// The service extension runs, on the versions that have one, and no handler does.
    package func matrix(
        of payload: Payload, on versions: [IOSVersion], choosing choice: UserChoice?,
        where isWanted: @escaping (AppState, UserAction) -> Bool
    ) async throws -> ScenarioMatrix {
        var scenario = scenario(meeting: payload)
        if let choice { scenario.choice = choice }
        var matrix = try ScenarioMatrix(
            of: payload, in: scenario, on: versions, rules: rules, pushType: pushType,
            serviceExtension: await outcomeOfServiceExtension(for: payload, in: scenario),
            searcher: tellsMisses ? hazardRules.value.searcher : nil)
        matrix.rows.removeAll { !isWanted($0.scenario.appState, $0.scenario.action) }
        return matrix
    }

    /// Neither a handler nor the service extension runs.
    package func explained(_ payload: Payload) async throws -> ExplainedReception? {
        let reception = try receive(payload)
        return ExplainedReception(reception: reception, explanation: try reception.explanation)
    }

    private func outcomeOfServiceExtension(
        for payload: Payload, in scenario: Scenario
    ) async -> ServiceExtensionOutcome? {
        guard let serviceExtension, pushType?.otherReceiver == nil else { return nil }
        var scenario = scenario
        // Any version that has service extensions: the outcome is the same for all of them.
        scenario.application.systemVersion = IOSVersion(10)
        return await scenario.runServiceExtension(
            serviceExtension, for: payload, endingWithin: extensionTimeLimit
        ).outcome
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
