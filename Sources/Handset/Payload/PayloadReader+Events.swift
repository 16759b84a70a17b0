extension PayloadReader {
    /// The largest number of bytes that are read to find the places of a message's faults.
    private static let searchedByteCount = 64 << 20

    func event(_ finding: Finding) -> Event {
        switch finding {
        case .payload(let tree, let end, let wasLenient, _):
            .payload(makePayload(tree, end: end, wasLenient: wasLenient))
        case .event(let event): event
        }
    }

    /// Returns the next event that needs more than a closure does, or `nil` at the end.
    ///
    /// The closure writes the answer to a payload about which the parser had nothing to say. It receives
    /// the payload, its bytes, the offset of its end, and true if it was found in another value. It returns
    /// false for a payload that becomes an event.
    @inline(__always)
    func next(
        writing write: (
            PayloadTree, UnsafeBufferPointer<UInt8>, _ end: Int, _ isPart: Bool
        ) throws -> Bool
    ) rethrows -> Event? {
        while let finding = read() {
            guard case .payload(let tree, let end, wasLenient: false, let isPart) = finding,
                !window.isAtEnd, !isPart || !found.isAddressed && found.message == nil
            else { return event(finding) }
            let isWritten =
                if isPart, let text = found.text {
                    try text.withUnsafeBufferPointer { try write(tree, $0, end, true) }
                } else {
                    try window.withBytes(in: window.start..<end) {
                        try write(tree, $0, end, isPart)
                    }
                }
            guard isWritten else { return event(finding) }
        }
        return nil
    }

    /// Returns the place of the last payload, which ends, or whose value ends, at an offset.
    func origin(upTo end: Int) -> PayloadOrigin {
        var origin = PayloadOrigin(
            source: source, number: payloadCount, line: window.line,
            byteCount: found.text?.count ?? end - window.start)
        origin.kept = found.kept
        origin.message = found.message
        return origin
    }

    private func makePayload(_ tree: PayloadTree, end: Int, wasLenient: Bool) -> Payload {
        var origin = origin(upTo: end)
        let byteCount = Swift.max(1, end - window.start)
        origin.message = origin.message?.placed(
            upTo: Swift.max(1, Self.searchedByteCount / byteCount)
        ) {
            place(at: offset(of: $0, upTo: end), inValueUpTo: end)
        }
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
            return text.withUnsafeBufferPointer { PayloadWarning.Kind.all(in: $0) { _ in nil } }
                .map { PayloadWarning(kind: $0.0, place: place, excerpt: excerpt) }
        }
        let findings = window.withBytes(in: range) { bytes in
            PayloadWarning.Kind.all(in: bytes) {
                place(at: range.lowerBound + $0, inValueUpTo: range.upperBound).0
            }
        }
        return findings.map { kind, index in
            let (place, excerpt) = place(
                at: range.lowerBound + index, inValueUpTo: range.upperBound)
            return PayloadWarning(kind: kind, place: place, excerpt: excerpt)
        }
    }
}
