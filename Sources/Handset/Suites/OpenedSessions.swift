/// The sessions that the app opens for a payload: all that the rules find, for each callback that searches it.
///
/// A route is made when it is asked for, since a payload of 16 MiB can have a million sessions.
struct OpenedSessions: LazySequenceProtocol {
    private let found: FoundSessions?
    private let searchCount: Int

    /// No sessions, since the payload was refused.
    static let none = OpenedSessions(nil, searchCount: 0)

    init(_ found: FoundSessions?, searchCount: Int) {
        self.found = found
        self.searchCount = searchCount
    }

    var count: Int { searchCount * (found?.count ?? 0) }

    var first: SessionRoute? { first { _ in true } }

    /// Returns an iterator over the sessions, in the order in which the app opens them.
    func makeIterator() -> some IteratorProtocol<SessionRoute> {
        repeatElement(found, count: searchCount).lazy.compactMap(\.self)
            .flatMap { IteratorSequence($0.makeIterator()) }.makeIterator()
    }
}
