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

    /// Writes a note for each form that was recognized since the last call, once in a run.
    func report(to streams: StandardStreams) throws(OutputError) {
        guard !forms.isEmpty else { return }
        defer { forms = [] }
        for form in forms {
            try streams.note(
                once: "handset: found \(form.name), and took the payload that it holds; "
                    + "--from payload takes such an object as it is")
        }
    }
}
