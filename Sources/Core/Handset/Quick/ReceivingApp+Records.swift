extension ReceivingApp {
    /// Gives each payload of a reader to the app, and writes the records as `handset receive --format json` does.
    ///
    /// Neither a handler nor the service extension runs. What is refused, or cannot be searched to the end, has a
    /// record too.
    ///
    /// ```swift
    /// let app = ReceivingApp(scenario: .ofTheApp)
    /// try app.writeRecords(of: try PayloadReader(contentsOf: "pushes.jsonl")) { line in
    ///     print(String(decoding: line, as: UTF8.self), terminator: "")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - reader: The reader of the payloads, which is read to its end.
    ///   - write: Receives each record in UTF-8, with its newline.
    /// - Throws: The error of the reader's stream, such as ``PayloadFile/FileError``, and the closure's.
    public func writeRecords(
        of reader: PayloadReader, _ write: (_ line: [UInt8]) throws -> Void
    ) throws {
        let newline = UInt8(ascii: "\n")
        var writer: AnswerWriter?
        if let planForAnyPayload, pushType == nil, silentChance == nil,
            let form = RecordForm(
                receivedBy: planForAnyPayload,
                maximumHazardCount: PayloadHazards.defaultMaximumCount, reportsHazards: false,
                requiresSession: false, terminator: newline)
        {
            writer = .records(RecordWriter(router: router, rules: hazardRules.value, form: form))
        }
        try Self.write(reader, answeringWith: writer, write) {
            payload throws(SessionSearchError) in try receive(payload).json()
        }
    }

    /// Explains each payload of a reader, and writes the records as `handset explain --format json` does.
    ///
    /// - Parameters:
    ///   - reader: The reader of the payloads, which is read to its end.
    ///   - write: Receives each record in UTF-8, with its newline.
    /// - Throws: The error of the reader's stream, such as ``PayloadFile/FileError``, and the closure's.
    public func writeExplanations(
        of reader: PayloadReader, _ write: (_ line: [UInt8]) throws -> Void
    ) throws {
        let form = RecordForm(
            explainedUpTo: PayloadHazards.defaultMaximumCount, reportsHazards: false)
        let writer = AnswerWriter.records(
            RecordWriter(router: router, rules: hazardRules.value, form: form))
        try Self.write(reader, answeringWith: writer, write) {
            payload throws(SessionSearchError) in try receive(payload).explanation.json
        }
    }

    /// `record` makes the record of a payload that the writer leaves out.
    private static func write(
        _ reader: PayloadReader, answeringWith writer: AnswerWriter?,
        _ write: (_ line: [UInt8]) throws -> Void,
        record: (Payload) throws(SessionSearchError) -> [UInt8]
    ) throws {
        let newline = [UInt8(ascii: "\n")]
        func refuse(_ refusal: PayloadRefusal) throws {
            let record = RefusalRecord(refusal, number: reader.payloadCount + 1)
            try write(record.json + newline)
        }
        while let event = try reader.next(
            answeringWith: writer, { bytes, _ in if let bytes { try write(Array(bytes)) } })
        {
            switch event {
            case .payload(let payload):
                let line: [UInt8]
                do throws(SessionSearchError) {
                    line = try record(payload)
                } catch {
                    if let refusal = reader.refuseLast(error) { try refuse(refusal) }
                    continue
                }
                try write(line + newline)
            case .refusal(let refusal): try refuse(refusal)
            case .failure(let error): throw error
            }
        }
    }
}
