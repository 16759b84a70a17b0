// Payloads that come in another value, such as a message to a push service.

extension PayloadReader {
    /// Returns the first payload in a value, or its refusal; `nil` if it is a payload itself.
    func open(
        _ tree: PayloadTree, with opener: any PayloadOpener, upTo end: Int, wasLenient: Bool,
        beginningWith first: UInt8
    ) throws -> Finding? {
        let isObject = first == UInt8(ascii: "{")
        let opening = opener.open(tree.root) {
            window.withBytes(in: window.start..<end) { Array($0) }
        }
        switch opening {
        case .payload where isObject: return nil
        case .addressedPayload where isObject:
            found.isAddressed = true
            return handOver(tree, end: end, wasLenient: wasLenient, isPart: true)
        case .payload, .addressedPayload: break
        case .opened(let texts, let kept):
            found.rest = texts[...]
            found.kept = kept
            if let text = found.rest.popFirst() { return try read(opened: text, end: end) }
        case .refused(let error): return refuse(error, upTo: end)
        }
        return refuse(refusal(ofValueBeginningWith: first))
    }

    func readNextOpened(end: Int) throws -> Finding? {
        guard let text = found.rest.popFirst() else {
            found = OpenedValue()
            return nil
        }
        found.followsOthers = true
        return try read(opened: text, end: end)
    }

    func read(opened text: [UInt8], end: Int) throws -> Finding {
        let inner = PayloadReader(
            source: source, whole: text, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, refused: { _ in })
        switch inner.read() {
        case .payload(let tree, _, let wasLenient, _)?:
            found.text = text
            return handOver(tree, end: end, wasLenient: wasLenient, isPart: true)
        case .event(.refusal(let refusal))?:
            return refuse(OpenedTextFailure(cause: refusal.cause), upTo: end)
        case .event(.failure(let error))?: throw error
        case .event(.payload)?, nil: return refuse(OpenedTextFailure(cause: .empty), upTo: end)
        }
    }

    private func refuse(_ error: any PayloadUseError, upTo end: Int) -> Finding {
        refuse(
            upTo: end,
            refusal(
                .unusable(PayloadRefusal.UseFailure(error)), at: window.start, inValueUpTo: end),
            isPart: true)
    }
}
