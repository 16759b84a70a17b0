extension PayloadReader {
    /// Returns the event for a finding.
    func event(_ finding: Finding) -> Event {
        switch finding {
        case .payload(let tree, let end, let wasLenient, _):
            .payload(makePayload(tree, end: end, wasLenient: wasLenient))
        case .event(let event): event
        }
    }

    private func makePayload(_ tree: PayloadTree, end: Int, wasLenient: Bool) -> Payload {
        var origin = PayloadOrigin(
            source: source, number: payloadCount, line: window.line,
            byteCount: found.text?.count ?? end - window.start)
        origin.kept = found.kept
        return Payload(
            origin: origin,
            warnings: wasLenient ? warnings(in: window.start..<end) : [],
            simulatorTargetBundle: removesSimulatorTargetBundle || found.isAddressed
                ? tree.removeSimulatorTargetBundle() : nil,
            tree: tree)
    }

    private func warnings(in range: Range<Int>) -> [PayloadWarning] {
        if let text = found.text {
            // Their places in the value are not known.
            let (place, excerpt) = place(at: range.lowerBound, inValueUpTo: range.upperBound)
            return text.withUnsafeBufferPointer { PayloadWarning.Kind.all(in: $0) }
                .map { PayloadWarning(kind: $0.0, place: place, excerpt: excerpt) }
        }
        let findings = window.withBytes(in: range) { PayloadWarning.Kind.all(in: $0) }
        return findings.map { kind, index in
            let (place, excerpt) = place(
                at: range.lowerBound + index, inValueUpTo: range.upperBound)
            return PayloadWarning(kind: kind, place: place, excerpt: excerpt)
        }
    }
}
