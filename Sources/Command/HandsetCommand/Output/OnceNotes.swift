/// The notes that were written, each of which is written once.
final class OnceNotes {
    private var written: Set<String> = []

    /// Returns false if the note was there.
    func insert(_ note: String) -> Bool { written.insert(note).inserted }
}
