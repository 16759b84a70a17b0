import Handset

/// The sources that a symbolic link leads to, of which the last one is kept.
struct LinkedSources {
    private var last: (source: String, isReached: Bool)?

    mutating func isReached(by source: String) -> Bool {
        if let last, last.source == source { return last.isReached }
        let isReached = LinkedFile.isReached(by: source)
        last = (source, isReached)
        return isReached
    }
}
