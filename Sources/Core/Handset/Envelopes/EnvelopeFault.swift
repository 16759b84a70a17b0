/// The reasons why no payload is taken from a value.
enum EnvelopeFault: PayloadRefusal.UseError {
    /// The value does not have what a form needs.
    case lacks(PayloadFile.EnvelopeForm, String)
    /// The value is an object, and the form is another kind of value.
    case object(PayloadFile.EnvelopeForm)
    /// The value may be of a form, or a payload of the app.
    case unclear(PayloadFile.EnvelopeForm)
    /// The value is not a payload, but something in it looks like one.
    case holdsPayload(path: String, isNear: Bool)
    /// The service refuses the message, for a fault and this number of others.
    case refused(PayloadFile.EnvelopeForm, MessageFault, others: Int)
    /// The value holds this number of payloads, where it may hold one.
    case several(Int)
    case nothing(at: String)
    /// The value at a path is neither an object nor a string of JSON.
    case noPayload(at: String)

    var reason: PayloadRefusal.Reason {
        if case .refused = self { .serviceRefuses } else { .envelope }
    }

    var finding: String {
        switch self {
        case .lacks(let form, let part): "found \(form.name) without \(part)"
        case .object(let form): "found an object in place of \(form.name)"
        case .unclear(let form): "found \(form.name), or a payload of the app"
        case .holdsPayload(let path, isNear: true):
            "found an object without aps, whose value for \(Self.shown(path)) has it"
        case .holdsPayload(let path, isNear: false):
            "found an object without aps, which stands further inside, at \(Self.shown(path))"
        case .refused(let form, let fault, let others):
            "found \(form.name) that is not sent: \(fault.finding)"
                + (others == 0 ? "" : " (and \(others) more)")
        case .several(let count): "found \(count) payloads in one value"
        case .nothing(let path): "found nothing at \(Self.shown(path))"
        case .noPayload(let path):
            "found neither an object nor a string of JSON at \(Self.shown(path))"
        }
    }

    var advice: String {
        switch self {
        case .lacks(let form, let part):
            "give \(part), or another form than --from \(form.rawValue)"
        case .object(let form):
            "leave out --from \(form.rawValue), so that each value goes by its shape"
        case .unclear(let form):
            "--from \(form.rawValue) takes the payload that the service makes of it, "
                + "and --from payload takes it as it is"
        case .holdsPayload(let path, _):
            "--payload-at \(Self.shown(path)) takes that value, and --from payload takes the whole object"
        case .refused(.legacyFCM, let fault, _):
            fault.remedy
                + " (--from \(PayloadFile.EnvelopeForm.legacyFCM.rawValue) takes the payload that it was)"
        case .refused(_, let fault, _): fault.remedy
        case .several: "leave out --lines, or name the form with --from"
        case .nothing(let path) where SessionKeyPath.dotted(path) != nil:
            "write \(Self.shown(SessionKeyPath.dotted(path) ?? path))"
        case .nothing, .noPayload: "check the path of --payload-at"
        }
    }

    /// Returns a path as a word of a command; a very long one is cut.
    private static func shown(_ path: String) -> String {
        let text = path.utf8.count <= 1_000 ? path : "\(path.prefix(1_000))…"
        return ShellWord.of(SourceExcerpt.shown(text))
    }
}

extension PayloadRefusal.Reason {
    /// No payload could be taken from what it was sent in.
    public static let envelope = Self("envelope")
    /// The push service refuses the message, and sends nothing.
    public static let serviceRefuses = Self("service-refuses")
}
