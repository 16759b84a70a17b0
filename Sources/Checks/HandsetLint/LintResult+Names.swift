extension LintResult {
    /// The names of what was found, in the order of the rules.
    package var names: [String] {
        zip(LintRule.allCases, countsByRule).compactMap { rule, count in
            count > 0 ? rule.identifier : nil
        }
    }
}
