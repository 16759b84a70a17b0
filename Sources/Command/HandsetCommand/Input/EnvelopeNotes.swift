import Handset

/// The notes on what a reader has recognized without being told.
final class EnvelopeNotes {
    private var notes: [SourceNote] = []

    /// Returns what takes payloads out of what they were sent in; `nil` if every object is a payload.
    func opener(_ options: SourceOptions, _ settings: EnvelopeSettings) -> EnvelopeOpener? {
        options.opener(
            settings, remarked: { [self] in notes.append(.remark($0)) },
            recognized: { [self] form in
                if form != .array, form != .simctl { notes.append(.envelope(form.name)) }
            })
    }

    /// Writes a note for each thing that was recognized in a source since the last call.
    func report(on source: String, to streams: StandardStreams) throws(OutputError) {
        guard !notes.isEmpty else { return }
        defer { notes = [] }
        for note in notes { try streams.note(note, on: source) }
    }
}
