/// A table of cells.
///
/// Each row has its conditions, then its cells. The first row that fits counts.
/// A condition is a fact, or `!` and a fact that must not hold. All conditions of a row must hold.
struct SituationTable<Cell: Sendable>: Sendable {
    struct Row: Sendable {
        let needed: SituationFacts
        let excluded: SituationFacts
        let cells: [Cell]

        func fits(_ facts: SituationFacts) -> Bool {
            facts.isSuperset(of: needed) && facts.isDisjoint(with: excluded)
        }
    }

    /// A row that cannot be read.
    struct Fault: Error {
        let row: String
    }

    let rows: [Row]

    /// Reads a table from its text, one row a line, with `|` between conditions and cells.
    init(_ text: String, cell: (String) throws -> Cell) throws {
        rows = try text.split(separator: "\n").map { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count > 1 else { throw Fault(row: String(line)) }
            var needed = SituationFacts()
            var excluded = SituationFacts()
            for word in parts[0].split(separator: " ") {
                let isExcluded = word.hasPrefix("!")
                let name = isExcluded ? word.dropFirst() : word
                guard let fact = SituationFact.named(name) else { throw Fault(row: String(line)) }
                if isExcluded { excluded.insert(fact) } else { needed.insert(fact) }
            }
            return Row(
                needed: needed, excluded: excluded,
                cells: try parts.dropFirst().map { try cell(String($0)) })
        }
    }

    /// Returns the cells of the first row that fits; `nil` if none does.
    func cells(for facts: SituationFacts) -> [Cell]? {
        rows.first { $0.fits(facts) }?.cells
    }
}

extension SituationTable<SituationFact> {
    /// Adds the fact of every row that fits, from the top to the bottom.
    func conclude(_ facts: inout SituationFacts) {
        for row in rows where row.fits(facts) {
            for fact in row.cells { facts.insert(fact) }
        }
    }
}

extension SituationFact {
    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    /// Returns the fact with a name.
    static func named(_ name: some StringProtocol) -> SituationFact? { byName[String(name)] }
}
