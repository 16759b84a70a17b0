/// The terms by which a symptom is understood.
struct SymptomRule: Sendable {
    let symptom: Symptom
    /// Groups of terms; the words have one of each.
    let groups: [[SymptomTerm]]
    /// Terms of which the words have none.
    let exceptions: [SymptomTerm]
    /// True if it says less than other symptoms, and counts only without them.
    let isGeneral: Bool

    init(
        _ symptom: Symptom, _ groups: [SymptomTerm]..., unless exceptions: [SymptomTerm] = [],
        isGeneral: Bool = false
    ) {
        self.symptom = symptom
        self.groups = groups
        self.exceptions = exceptions
        self.isGeneral = isGeneral
    }

    func fits(_ terms: Set<SymptomTerm>) -> Bool {
        groups.allSatisfy { !terms.isDisjoint(with: $0) } && terms.isDisjoint(with: exceptions)
    }
}
