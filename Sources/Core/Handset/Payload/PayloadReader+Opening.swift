// Payloads that come in another value, such as a message to a push service.

extension PayloadReader {
    /// A value that was read: what was found, or what has to be opened when its tree is gone.
    enum ReadValue {
        case finding(Finding)
        case opening(PayloadOpening, end: Int)
    }

    /// Asks about a value that is not known to be a payload.
    func ask(
        _ opener: any PayloadOpener, about tree: PayloadTree, upTo end: Int, wasLenient: Bool,
        beginningWith first: UInt8
    ) -> ReadValue {
        let isObject = first == UInt8(ascii: "{")
        let opening = opener.open(tree.root)
        switch opening {
        case .payload where isObject:
            found.kept = members(toKeepBy: opener, upTo: end)
            return .finding(
                handOver(tree, end: end, wasLenient: wasLenient, isPart: found.kept != nil))
        case .addressedPayload where isObject:
            found.isAddressed = true
            found.kept = members(toKeepBy: opener, upTo: end)
            return .finding(handOver(tree, end: end, wasLenient: wasLenient, isPart: true))
        case .payload, .addressedPayload:
            return .finding(refuse(refusal(ofValueBeginningWith: first)))
        case .opened, .closed:
            found.wasLenient = wasLenient
            return .opening(opening, end: end)
        case .refused(let error, let keys):
            return .finding(refuse(error, at: keys, upTo: end))
        }
    }

    /// Returns the first payload in a value whose tree is gone, or its refusal.
    func open(_ opening: PayloadOpening, upTo end: Int) throws -> Finding {
        if let opener { found.kept = members(toKeepBy: opener, upTo: end) }
        switch opened(opening, upTo: end) {
        case .opened(let texts): found.rest = texts[...]
        case .payload, .addressedPayload, .closed: found.rest = [.payload(text(upTo: end))]
        case .refused(let error, let keys): return refuse(error, at: keys, upTo: end)
        }
        guard let text = found.rest.popFirst() else {
            return refuse(OpenedTextFailure(cause: .empty), upTo: end)
        }
        return try read(opened: text, end: end)
    }

    private func opened(_ opening: PayloadOpening, upTo end: Int) -> PayloadOpening {
        guard case .closed(let open) = opening else { return opening }
        return open(text(upTo: end))
    }

    private func members(toKeepBy opener: any PayloadOpener, upTo end: Int) -> [UInt8]? {
        opener.members(toKeepOf: { text(upTo: end) })
    }

    /// Returns the text of the value that ends at an offset, without white space between its tokens, and with the
    /// members that count.
    private func text(upTo end: Int) -> [UInt8] {
        window.withBytes(in: window.start..<end) { bytes in
            guard found.wasLenient, let opener else { return JSONToken.joined(bytes) }
            return opener.equalKeys.blanked(bytes).withUnsafeBufferPointer { JSONToken.joined($0) }
        }
    }

    func readNextOpened(end: Int) throws -> Finding? {
        guard let text = found.rest.popFirst() else {
            found = OpenedValue()
            return nil
        }
        found.followsOthers = true
        return try read(opened: text, end: end)
    }

    func read(opened value: OpenedText, end: Int) throws -> Finding {
        switch value {
        case .payload(let text, let message, let wasLenient):
            found.message = message
            return try read(opened: text, wasLenient: wasLenient, end: end)
        case .refused(let error, let keys): return refuse(error, at: keys, upTo: end)
        }
    }

    private func read(opened text: [UInt8], wasLenient: Bool, end: Int) throws -> Finding {
        let inner = PayloadReader(
            source: source, whole: text, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, takesTrailingCommas: takesTrailingCommas,
            refused: { _ in })
        switch inner.read() {
        case .payload(let tree, _, let isTextLenient, _)?:
            found.text = text
            return handOver(
                tree, end: end, wasLenient: isTextLenient || wasLenient || found.wasLenient,
                isPart: true)
        case .event(.refusal(let refusal))?:
            return refuse(OpenedTextFailure(cause: refusal.cause), upTo: end)
        case .event(.failure(let error))?: throw error
        case .event(.payload)?, nil: return refuse(OpenedTextFailure(cause: .empty), upTo: end)
        }
    }

    private func refuse(
        _ error: any PayloadRefusal.UseError, at keys: [String] = [], upTo end: Int
    ) -> Finding {
        refuse(
            upTo: end,
            refusal(
                .unusable(PayloadRefusal.UseFailure(error)), at: offset(of: keys, upTo: end),
                inValueUpTo: end),
            isPart: true)
    }

    /// Returns the offset of the part of the value, which ends at an offset, to which keys lead.
    func offset(of keys: [String], upTo end: Int) -> Int {
        guard !keys.isEmpty else { return window.start }
        return window.start
            + window.withBytes(in: window.start..<end) { JSONPlace.index(of: keys, in: $0) }
    }
}
