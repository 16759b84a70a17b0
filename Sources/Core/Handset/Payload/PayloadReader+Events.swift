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

    private func warnings(in range: Range<Int>) -> [Payload.Warning] {
        guard let text = found.text else { return warningsOfValue(in: range) }
        let ofText = warningsOfStrings(in: range, to: text) ?? warnings(of: text, in: range)
        // The first payload of a value has the warnings of all.
        guard found.wasLenient, !found.followsOthers else { return ofText }
        return warningsOfValue(in: range).filter { !$0.kind.isOfInteger } + ofText
    }

    /// Returns the warnings of a text that is put together, whose places in the value are not known.
    private func warnings(of text: [UInt8], in range: Range<Int>) -> [Payload.Warning] {
        let (place, excerpt) = place(at: range.lowerBound, inValueUpTo: range.upperBound)
        return text.withUnsafeBufferPointer { Payload.Warning.Kind.all(in: $0) { _ in nil } }
            .map { Payload.Warning(kind: $0.kind, place: place, excerpt: excerpt) }
    }

    /// Returns the warnings of the strings that lead to a text; `nil` if the text is in no string of the value.
    private func warningsOfStrings(
        in range: Range<Int>, to text: [UInt8]
    ) -> [Payload.Warning]? {
        window.withBytes(in: range) { bytes in
            NestedString.warnings(of: text, in: bytes) {
                place(at: range.lowerBound + $0, inValueUpTo: range.upperBound).0
            }
        }.map { placed($0, in: range) }
    }

    private func warningsOfValue(in range: Range<Int>) -> [Payload.Warning] {
        let findings = window.withBytes(in: range) { bytes in
            Payload.Warning.Kind.all(in: bytes) {
                place(at: range.lowerBound + $0, inValueUpTo: range.upperBound).0
            }
        }
        return placed(findings, in: range)
    }

    private func placed(
        _ findings: [(kind: Payload.Warning.Kind, index: Int)], in range: Range<Int>
    ) -> [Payload.Warning] {
        findings.map { kind, index in
            let (place, excerpt) = place(
                at: range.lowerBound + index, inValueUpTo: range.upperBound)
            return Payload.Warning(kind: kind, place: place, excerpt: excerpt)
        }
    }
}
