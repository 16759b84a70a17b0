extension PayloadReader {
    /// What of a payload that was read with more leave than others is not as it was sent.
    func warnings(in range: Range<Int>) -> [PayloadWarning] {
        let findings = window.withBytes(in: range) { PayloadLeaveFinding.all(in: $0) }
        return findings.map { finding in
            let (place, excerpt) = place(at: range.lowerBound + finding.index)
            return PayloadWarning(kind: finding.kind, place: place, excerpt: excerpt)
        }
    }
}
