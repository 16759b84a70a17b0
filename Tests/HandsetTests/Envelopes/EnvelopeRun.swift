import Testing

@testable import Handset

/// The findings of a reader with an opener in a text.
struct EnvelopeRun {
    private(set) var payloads: [Payload] = []
    /// The JSON of the payloads.
    private(set) var texts: [String] = []
    private(set) var refusals: [PayloadRefusal] = []
    private(set) var forms: [PayloadFile.EnvelopeForm] = []
    private(set) var remarks: [EnvelopeRemark] = []

    init(
        _ json: String, form: PayloadFile.EnvelopeForm? = nil, path: String? = nil,
        wakesForData: Bool = true, refusesFaults: Bool = true
    ) {
        var settings = EnvelopeSettings()
        settings.wakesForData = wakesForData
        settings.refusesFaults = refusesFaults
        var forms: [PayloadFile.EnvelopeForm] = []
        var remarks: [EnvelopeRemark] = []
        let opener = EnvelopeOpener(
            form: form, path: path?.split(separator: ".").map(String.init) ?? [],
            settings: settings, recognized: { forms.append($0) },
            remarked: { remarks.append($0) })
        var rest = Array(json.utf8)[...]
        let reader = PayloadReader(
            source: "test", framing: .values, maximumByteCount: 1 << 24, maximumDepth: 2_048,
            opener: opener, from: .start, isArriving: { true }, refused: { _ in },
            read: { buffer in
                let next = rest.prefix(buffer.count)
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            })
        while let event = reader.next() {
            switch event {
            case .payload(let payload):
                payloads.append(payload)
                texts.append(String(decoding: reader.lastBytes, as: UTF8.self))
            case .refusal(let refusal): refusals.append(refusal)
            case .failure(let error): Issue.record(error)
            }
        }
        self.forms = forms
        self.remarks = remarks
    }

    var aps: PayloadValue? { payloads.first?["aps"] }
}
