extension Reception: Encodable {
    /// The record of the payload as `handset receive --format json` writes it, in UTF-8 without a newline.
    ///
    /// The record of each payload of a file is made more quickly by ``ReceivingApp/writeRecords(of:_:)``.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"aps":{"alert":"hello","session":"42"}}"#)
    /// let reception = try ReceivingApp(scenario: .ofTheApp).receive(payload)
    /// print(String(decoding: try reception.json(), as: UTF8.self).prefix(62))
    /// // {"source":"payload","number":1,"line":1,"bytes":41,"routes":[{
    /// ```
    ///
    /// - Parameter showsScenario: True if the record has what was shown and the user's response, as the command's
    ///   has them for an app that is described by `--app`.
    /// - Returns: The record.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    public func json(showsScenario: Bool = false) throws(SessionSearchError) -> [UInt8] {
        PayloadRecord(
            self, try hazards, maximumHazardCount: PayloadHazards.defaultMaximumCount,
            showsScenario: showsScenario
        ).json
    }

    /// Encodes the members of the record, with what was shown.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(json(showsScenario: true), to: encoder)
    }
}

extension PayloadExplanation: Encodable {
    /// The record of the explanation as `handset explain --format json` writes it, in UTF-8 without a newline.
    public var json: [UInt8] { PayloadRecord(self).json }

    /// Encodes the members of the record.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(json, to: encoder)
    }
}
