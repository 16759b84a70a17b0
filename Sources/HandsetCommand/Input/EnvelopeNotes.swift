import Handset

/// The notes on the forms that a reader has recognized without being told.
final class EnvelopeNotes {
    private var forms: [EnvelopeForm] = []

    /// Returns what takes payloads out of what they were sent in; `nil` if every object is a payload.
    func opener(_ options: SourceOptions) -> EnvelopeOpener? {
        options.opener { [self] form in
            if form != .array, form != .simctl { forms.append(form) }
        }
    }

    /// Writes a note for each form that was recognized in a source since the last call.
    func report(on source: String, to streams: StandardStreams) throws(OutputError) {
        guard !forms.isEmpty else { return }
        defer { forms = [] }
        for form in forms {
            try streams.note(.envelope(form.name), on: source)
        }
    }
}
