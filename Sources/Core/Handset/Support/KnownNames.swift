/// Known names that many unknown ones are compared with.
package struct KnownNames: Sendable {
    private let names: [String]
    private let folded: [FoldedName?]
    /// The answers for short names, since the same ones come in payload after payload.
    private let answers = Locked<[String: String?]>([:])

    /// The largest number of answers that are kept, and the largest number of bytes of their names.
    private static let kept = (count: 1_000, byteCount: 64)

    package init(_ names: [String]) {
        self.names = names
        folded = names.map { FoldedName($0) }
    }

    /// Returns the known name nearest to another, or `nil` if none is near.
    package func nearest(to name: String) -> String? {
        guard name.utf8.count <= Self.kept.byteCount else { return search(for: name) }
        if let answer = answers.withLock({ $0[name] }) { return answer }
        let answer = search(for: name)
        answers.withLock { answers in
            if answers.count >= Self.kept.count { answers.removeAll() }
            answers[name] = .some(answer)
        }
        return answer
    }

    private func search(for name: String) -> String? {
        guard let wanted = WantedName(name) else { return nil }
        return wanted.nearest(among: folded).map { names[$0] }
    }
}
