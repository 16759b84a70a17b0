import Handset
import HandsetLint
import Testing

/// The findings of the lint in a text that may be a message.
struct MessageLint {
    private(set) var findings: [LintFinding] = []
    private(set) var refusals: [PayloadRefusal] = []
    private(set) var payload: Payload?
    /// The payload as Darwin prints it, and the findings with their remedies.
    private(set) var text = ""

    init(_ json: String) throws {
        var settings = EnvelopeSettings()
        settings.refusesFaults = false
        var rest = Array(json.utf8)[...]
        let reader = PayloadReader(
            source: "sample", framing: .values, maximumByteCount: 1 << 20, maximumDepth: 100,
            opener: EnvelopeOpener(settings: settings), from: .start, isArriving: { true },
            refused: { _ in },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        while let event = reader.next() {
            switch event {
            case .payload(let payload):
                self.payload = payload
                text += "\(payload)\n"
                let result = Linter().result(of: payload, from: reader)
                findings += result.findings
                for finding in result.findings {
                    let place = finding.place.map { "\($0.line):\($0.column): " } ?? ""
                    text += "\(place)\(finding)\n  \(finding.advice)\n"
                }
            case .refusal(let refusal):
                refusals.append(refusal)
                text +=
                    "\(refusal.place.line):\(refusal.place.column): \(refusal.finding); \(refusal.advice)\n"
            case .failure(let error): throw error
            }
        }
    }

    var rules: [String] { findings.map(\.rule.identifier) }
}
