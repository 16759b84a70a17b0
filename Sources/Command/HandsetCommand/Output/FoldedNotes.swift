/// Notes on sources that wait for the others of their kind, so that three hundred files have one line.
final class FoldedNotes {
    /// The sources of the notes of one kind.
    private struct Sources {
        var first: [String] = []
        var last = ""
        var count = 0
    }

    /// The number of sources that are named.
    private static let namedCount = 3

    private var isOn = false
    private var kinds: [SourceNote] = []
    private var sources: [SourceNote: Sources] = [:]

    func begin() { isOn = true }

    /// Takes a note, and returns true; false if notes are not folded.
    func take(_ kind: SourceNote, of source: String) -> Bool {
        guard isOn else { return false }
        var known = sources[kind] ?? Sources()
        if known.count == 0 { kinds.append(kind) }
        if known.count == 0 || known.last != source {
            known.count += 1
            known.last = source
            if known.first.count < Self.namedCount { known.first.append(source) }
        }
        sources[kind] = known
        return true
    }

    /// Returns a text for each kind, in the order in which they came, and forgets them.
    func end() -> [String] {
        defer { (isOn, kinds, sources) = (false, [], [:]) }
        return kinds.compactMap { kind in
            sources[kind].map { sources in
                sources.count == 1
                    ? kind.text(of: sources.last)
                    : kind.text(of: sources.first, count: sources.count)
            }
        }
    }
}
