/// The numbers of cells of each kind, for example for one action in all states.
package struct FateCounts: Sendable {
    /// The kinds that are faults or losses.
    package static let unwanted: [MatrixCell.Kind] = [.crashed, .fault, .lost, .twice]
    /// Those that only an app's own code has.
    static let ofRuns: [MatrixCell.Kind] = [.crashed, .fault]

    /// The other kinds, from those that leave something to do to those that leave nothing.
    private static let others: [MatrixCell.Kind] = [
        .waiting, .passedBy, .dismissed, .routed, .none,
    ]

    private var counts: [MatrixCell.Kind: Int] = [:]

    package init() {}

    package mutating func add(_ kind: MatrixCell.Kind) { counts[kind, default: 0] += 1 }

    package subscript(kind: MatrixCell.Kind) -> Int { counts[kind] ?? 0 }

    /// The kinds that there are, in their own order.
    package var kinds: [MatrixCell.Kind] { MatrixCell.Kind.allCases.filter { self[$0] > 0 } }

    /// The number of cells whose action is possible.
    private var possibleCount: Int {
        counts.reduce(0) { $0 + ($1.key == .impossible ? 0 : $1.value) }
    }

    /// Returns the kinds that matter at a glance: those that were asked for, else the unwanted ones, else the first
    /// of the others.
    func notable(_ asked: Set<MatrixCell.Kind>) -> [MatrixCell.Kind] {
        guard asked.isEmpty else { return kinds.filter(asked.contains) }
        let unwanted = Self.unwanted.filter { self[$0] > 0 }
        if !unwanted.isEmpty { return unwanted }
        return Self.others.first { self[$0] > 0 }.map { [$0] } ?? [.impossible]
    }

    /// Returns the notable kinds in words, such as `lost 2/6`: in two of the six cells that are possible.
    func words(_ asked: Set<MatrixCell.Kind>) -> String {
        notable(asked).map { words(of: $0, isCounted: !asked.isEmpty) }.joined(separator: ", ")
    }

    private func words(of kind: MatrixCell.Kind, isCounted: Bool) -> String {
        switch kind {
        case .impossible: return "·"
        case .none: return "-"
        case .routed, .twice, .waiting, .passedBy, .dismissed, .lost, .crashed, .fault: break
        }
        let count = self[kind]
        let isTold = (isCounted || Self.unwanted.contains(kind)) && count < possibleCount
        return isTold ? "\(kind.words) \(count)/\(possibleCount)" : kind.words
    }

    /// Returns a text by which counts are sorted: what matters most comes first.
    func sortKey(_ asked: Set<MatrixCell.Kind>) -> String {
        let order = Self.unwanted + Self.others + [.impossible]
        guard let kind = notable(asked).first, let rank = order.firstIndex(of: kind) else {
            return "\(order.count)"
        }
        return "\(rank) \(99_999 - min(self[kind], 99_999))"
    }
}
