import Handset

/// The records of a stream, written in the quick way, beside those that the ordinary way makes.
struct RecordComparison {
    /// The records, as ``RecordWriter`` writes them.
    private(set) var written: [UInt8] = []
    /// The same records, from a search for hazards in every payload.
    private(set) var expected: [UInt8] = []
    /// The same records, made in the ordinary way with the proof of no hazards.
    private(set) var made: [UInt8] = []
    /// The number of records that were written in the quick way.
    private(set) var count = 0
    /// The number of those that have no hazard.
    private(set) var countWithoutHazards = 0

    private let router: SessionRouter
    private let application: Application

    /// Compares the records of the payloads in bytes.
    init(
        of bytes: [UInt8], by rules: SessionRules, on application: Application = .ofTheApp,
        isExplained: Bool = false
    ) throws {
        self.application = application
        router = SessionRouter(rules: rules, handler: LookupHandler())
        let plan = Scenario.ofTheApp.plan(for: try Payload(json: "{}"))
        let form =
            isExplained
            ? RecordForm(explainedUpTo: 3, reportsHazards: false)
            : RecordForm(
                receivedBy: plan, maximumHazardCount: 3, reportsHazards: false,
                requiresSession: false, terminator: UInt8(ascii: "\n"))
        guard let form else { return }
        let rulesWithProof = HazardRules(rules, on: application)
        let writer = RecordWriter(router: router, rules: rulesWithProof, form: form)
        let rulesWithoutProof = HazardRules(rules, on: application, usesProof: false)
        let reader = PayloadReader(source: "te\"st", bytes: bytes)
        var (quick, count, plain) = ([UInt8](), 0, 0)
        func next() -> PayloadReader.Event? {
            reader.next(answeringWith: .records(writer)) { bytes, _ in
                guard let bytes else { return }
                quick += bytes
                count += 1
                if String(decoding: bytes, as: UTF8.self).contains(#""hazards":[]"#) { plain += 1 }
            }
        }
        while let event = next() {
            // A payload that the writer leaves to the ordinary way is not compared.
            if case .payload(let payload) = event {
                quick += try record(of: payload, plan, rulesWithoutProof, isExplained)
            }
        }
        written = quick
        (self.count, countWithoutHazards) = (count, plain)
        for case .payload(let payload) in PayloadReader(source: "te\"st", bytes: bytes) {
            expected += try record(of: payload, plan, rulesWithoutProof, isExplained)
            made += try record(of: payload, plan, rulesWithProof, isExplained)
        }
    }

    private func record(
        of payload: Payload, _ plan: ScenarioPlan, _ rules: HazardRules, _ isExplained: Bool
    ) throws -> [UInt8] {
        let payload = payload.made(by: application.systemVersion)
        let record: PayloadRecord
        do {
            let found = try FoundSessions(in: payload, by: router)
            let reception = Reception(of: found, in: .ofTheApp, by: plan, rules: Once { rules })
            if isExplained {
                record = PayloadRecord(
                    try reception.explanation, maximumHazardCount: 3)
            } else {
                record = PayloadRecord(
                    reception, try PayloadHazards(of: found, by: rules), maximumHazardCount: 3,
                    showsScenario: false)
            }
        } catch {
            return []
        }
        return record.json + [UInt8(ascii: "\n")]
    }
}
