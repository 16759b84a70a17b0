/// An unknown name, for which the nearest known one is wanted.
struct WantedName {
    /// No known name has more bytes, and the time grows with the square of the length.
    private static let maximumByteCount = 100

    private let folded: FoldedName
    /// The largest distance of a name that is near.
    private let limit: Int

    /// Prepares a name; `nil` if it is too long to be compared.
    init?(_ name: String) {
        guard name.utf8.count <= Self.maximumByteCount, let folded = FoldedName(name) else {
            return nil
        }
        self.folded = folded
        limit = max(1, name.count / 3)
    }

    /// `nil` if none is near; the distance is computed only where letters do not rule a name out.
    func nearest(
        among names: some Sequence<FoldedName?>,
        by distance: (FoldedName, FoldedName) -> Int = { $0.distance(from: $1) }
    ) -> Int? {
        var nearest: (index: Int, distance: Int)?
        for (index, name) in names.enumerated() {
            // Of names that are equally near, the first counts.
            let largest = nearest.map { $0.distance - 1 } ?? limit
            guard let name, folded.leastDistance(from: name) <= largest else { continue }
            let distance = distance(folded, name)
            if distance <= largest { nearest = (index, distance) }
        }
        return nearest?.index
    }
}
