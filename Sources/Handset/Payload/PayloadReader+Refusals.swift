// The place of a refusal is that of the offending token, not of the byte behind it, at which jansson
// stops.

extension PayloadReader {
    /// The refusal of a value that is no object, or of whatever else stands where one should begin.
    func refusal(ofValueBeginningWith byte: UInt8) -> PayloadRefusal {
        if let refusal = refusalOfEncoding() { return refusal }
        if byte == 0 { return refusal(.nul, at: window.start) }
        let words = RefusalWords.beginning(with: byte, token: shownToken(at: window.start))
        return refusal(words, at: window.start)
    }

    /// The refusal of what follows a payload where nothing may.
    func refusal(ofExtraAt offset: Int) -> PayloadRefusal {
        refusal(.extra(shownToken(at: offset), framing: framing), at: offset)
    }

    /// The refusal of an input that holds nothing, where one payload is asked for.
    func refusalOfEmptyInput() -> PayloadRefusal {
        refusal(.nothing, at: window.start)
    }

    /// The refusal of an object that jansson could not read, and where the part of it ends that is
    /// JSON.
    func refusal(for failure: JanssonFailure) -> (refusal: PayloadRefusal, insideEnd: Int) {
        let offset = FailurePlace.offset(of: failure, in: window)
        if let refusal = refusalOfEncoding() { return (refusal, offset) }
        switch failure.stop {
        case nil: break
        case .nul(let nul): return (refusal(.nul, at: nul), nul)
        case .limit:
            return (refusal(.tooLarge(limit: maximumByteCount), at: window.start), failure.offset)
        case .lineEnd: return (refusal(.unfinishedLine, at: window.start), failure.offset)
        case .inputEnd, .failure: return (refusal(.unfinished, at: window.start), failure.offset)
        }
        let test = PayloadLineTest(refused: window.start..<offset, in: window)
        if framing == .values,
            let next = test.firstPayload(upTo: offset + 1, of: window)
        {
            let words = RefusalWords.unclosed(before: window.lineAndItsStart(of: next).line)
            return (refusal(words, at: window.start), offset)
        }
        let words = RefusalWords.failure(
            failure, token: shownToken(at: offset), byte: shownByte(at: offset))
        return (refusal(words, at: offset), offset)
    }

    private func refusalOfEncoding() -> PayloadRefusal? {
        TextEncodingGuess.name(ofStreamIn: window).map {
            refusal(.encoding($0), at: window.start)
        }
    }

    private func refusal(_ words: RefusalWords, at offset: Int) -> PayloadRefusal {
        let (place, excerpt) = place(at: offset)
        return PayloadRefusal(
            reason: words.reason, place: place, finding: words.finding, advice: words.advice,
            excerpt: excerpt)
    }

    // MARK: - Places and excerpts

    /// The place and the line of an offset that is still needed.
    func place(at offset: Int) -> (SourcePlace, SourceExcerpt) {
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        let shownStart = Swift.max(lineStart, window.firstShowable)
        let shownEnd = Swift.min(window.end, offset + 2 * SourceExcerpt.reach)
        let bytes = window.withBytes(in: shownStart..<shownEnd) { Array($0) }
        return (
            SourcePlace(
                source: source, line: line, column: offset - lineStart + 1, offset: offset),
            SourceExcerpt(line: bytes, caret: offset - shownStart)
        )
    }

    private func shownToken(at offset: Int) -> String {
        window.withBytes(in: Swift.min(offset, window.end)..<window.end) { bytes in
            guard let token = JSONToken.next(in: bytes, from: 0) else { return "nothing" }
            return SourceExcerpt.shortened(bytes[token.range])
        }
    }

    private func shownByte(at offset: Int) -> String {
        window.withBytes(in: Swift.min(offset, window.end)..<window.end) { bytes in
            guard let byte = bytes.first else { return "nothing" }
            return (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
        }
    }
}
