/// A set of facts.
struct SituationFacts: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ fact: SituationFact) {
        if fact.rawValue < 64 {
            low |= 1 << UInt64(fact.rawValue)
        } else {
            high |= 1 << UInt64(fact.rawValue - 64)
        }
    }

    mutating func insert(_ fact: SituationFact, if holds: Bool) {
        if holds { insert(fact) }
    }

    mutating func formUnion(_ other: SituationFacts) {
        low |= other.low
        high |= other.high
    }

    func contains(_ fact: SituationFact) -> Bool {
        fact.rawValue < 64
            ? low & 1 << UInt64(fact.rawValue) != 0 : high & 1 << UInt64(fact.rawValue - 64) != 0
    }

    func isSuperset(of other: SituationFacts) -> Bool {
        low & other.low == other.low && high & other.high == other.high
    }

    func isDisjoint(with other: SituationFacts) -> Bool {
        low & other.low == 0 && high & other.high == 0
    }
}
