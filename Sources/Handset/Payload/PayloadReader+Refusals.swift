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
        let isNUL = window.withBytes(in: offset..<offset + 1) { $0.first == 0 }
        let words =
            isNUL ? .nul : RefusalWords.extra(shownToken(at: offset), framing: framing)
        return refusal(words, at: offset)
    }

    /// The refusal of an input that holds nothing, where one payload is asked for.
    package func refusalOfEmptyInput() -> PayloadRefusal {
        refusal(.nothing, at: window.start)
    }

    /// The refusal of an object that jansson could not read, and the test of the lines after it.
    func refusal(for failure: JanssonFailure) -> (PayloadRefusal, PayloadLineTest) {
        let offset = FailurePlace.offset(of: failure, in: window)
        let insideEnd = failure.stop == nil ? offset : Swift.min(failure.offset, window.end)
        let test = lineTest(refusedUpTo: insideEnd)
        return (refusal(for: failure, at: offset, test), test)
    }

    private func refusal(
        for failure: JanssonFailure, at offset: Int, _ test: PayloadLineTest
    ) -> PayloadRefusal {
        if let refusal = refusalOfEncoding() { return refusal }
        switch failure.stop {
        case .nul(let nul): return refusal(.nul, at: nul)
        case .limit: return refusal(.tooLarge(limit: maximumByteCount), at: window.start)
        case .lineEnd: return refusal(.unfinishedLine, at: window.start)
        case .inputEnd, .failure: return refusal(.unfinished, at: window.start)
        case nil: break
        }
        if framing == .values, test.isStartOfPayload(offset, in: window) {
            let words = RefusalWords.unclosed(before: window.lineAndItsStart(of: offset).line)
            return refusal(words, at: window.start)
        }
        let words = RefusalWords.failure(
            failure, token: shownToken(at: offset), byte: shownByte(at: offset))
        return refusal(words, at: offset)
    }

    private func refusalOfEncoding() -> PayloadRefusal? {
        TextEncodingGuess.name(ofStreamIn: window).map {
            refusal(.encoding($0), at: window.start)
        }
    }

    /// Puts words to a place.
    func refusal(_ words: RefusalWords, at offset: Int) -> PayloadRefusal {
        let (place, excerpt) = place(at: offset)
        return PayloadRefusal(
            reason: words.reason, place: place, finding: words.finding, advice: words.advice,
            excerpt: excerpt)
    }

    // MARK: - Places and excerpts

    /// The place and the line of an offset that is still needed.
    func place(at offset: Int) -> (SourcePlace, SourceExcerpt) {
        window.readAhead(upTo: offset + 2 * SourceExcerpt.reach)
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        // More than an excerpt shows, so that it can tell whether it cuts the line.
        let shownStart = Swift.max(
            lineStart, window.firstShowable, offset - 2 * SourceExcerpt.reach)
        let shownEnd = Swift.min(window.end, offset + 2 * SourceExcerpt.reach)
        let bytes = window.withBytes(in: shownStart..<shownEnd) { Array($0) }
        return (
            SourcePlace(
                source: source, line: line, column: offset - lineStart + 1, offset: offset),
            SourceExcerpt(line: bytes, caret: offset - shownStart)
        )
    }

    private func shownToken(at offset: Int) -> String {
        window.readAhead(upTo: offset + 2 * SourceExcerpt.reach)
        return window.withBytes(in: Swift.min(offset, window.end)..<window.end) { bytes in
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
