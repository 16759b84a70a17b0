// A refusal is placed at the offending token, not at the byte after it, where jansson stops.

extension PayloadReader {
    func refusal(ofValueBeginningWith byte: UInt8) -> PayloadRefusal {
        if let refusal = refusalOfEncoding() { return refusal }
        if byte == 0 { return refusal(.nulByte, at: window.start) }
        return refusal(
            .notAnObject(firstByte: byte, token: shownToken(at: window.start)), at: window.start)
    }

    func refusal(ofExtraAt offset: Int) -> PayloadRefusal {
        let isNUL = window.withBytes(in: offset..<offset + 1) { $0.first == 0 }
        return refusal(
            isNUL ? .nulByte : .extra(token: shownToken(at: offset), framing: framing), at: offset)
    }

    /// Returns the refusal of an input that has only white space, where one payload is asked for.
    package func refusalOfEmptyInput() -> PayloadRefusal {
        refusal(.empty, at: window.start)
    }

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
        case .nul(let nul): return refusal(.nulByte, at: nul)
        case .limit: return refusal(.tooLarge(limit: maximumByteCount), at: window.start)
        case .lineEnd: return refusal(.lineEnd, at: window.start)
        case .inputEnd, .failure: return refusal(.inputEnd, at: window.start + unclosedIndex)
        case nil: break
        }
        if case .syntax(let expected) = failure.code, let place = placeholder(at: offset) {
            return refusal(
                .syntax(token: place.text, expected: expected), at: place.offset)
        }
        if framing == .values, test.isStartOfPayload(offset, in: window) {
            let line = window.lineAndItsStart(of: offset).line
            return refusal(.unclosed(beforeLine: line), at: window.start)
        }
        window.readLine(from: offset)
        let byte = window.withBytes(in: Swift.min(offset, window.end)..<window.end) { $0.first }
        let cause = PayloadRefusal.Cause(failure, token: shownToken(at: offset), byte: byte)
        return refusal(cause, at: offset)
    }

    /// The index of what is not closed in the rest of the input: the value itself, or a part of it.
    private var unclosedIndex: Int {
        window.withBytes(in: window.start..<window.end) { UnclosedPlace.index(in: $0) } ?? 0
    }

    private func refusalOfEncoding() -> PayloadRefusal? {
        if let kind = PayloadRefusal.BinaryFileKind.kind(ofStreamIn: window) {
            return refusal(.binaryFile(kind, source: shownSource), at: window.start)
        }
        return TextEncodingGuess.name(ofStreamIn: window).map {
            refusal(.encoding(name: $0), at: window.start)
        }
    }

    /// The source in a command that reads it.
    private var shownSource: String {
        source == "stdin" ? "FILE" : SourceExcerpt.shown(source.utf8)
    }

    /// A value that was read to its end is given by that end.
    func refusal(
        _ cause: PayloadRefusal.Cause, at offset: Int, inValueUpTo end: Int? = nil
    ) -> PayloadRefusal {
        let (place, excerpt) = place(at: offset, inValueUpTo: end)
        var refusal = PayloadRefusal(cause, at: place, excerpt: excerpt)
        refusal.hidesBytes = hidesBytes
        return refusal
    }

    // MARK: - Places and excerpts

    /// The excerpt ends with the value if that was read to its end: nothing after it is waited for.
    func place(at offset: Int, inValueUpTo valueEnd: Int?) -> (SourcePlace, SourceExcerpt) {
        if valueEnd == nil { window.readLine(from: offset) }
        let (line, lineStart) = window.lineAndItsStart(of: offset)
        // More than an excerpt shows, so that it can tell whether it cuts the line.
        let shownStart = Swift.max(
            lineStart, window.firstShowable, offset - InputWindow.contextByteCount)
        let shownEnd = Swift.min(
            valueEnd ?? window.end, offset + InputWindow.contextByteCount)
        let bytes = window.withBytes(in: shownStart..<shownEnd) { Array($0) }
        return (
            SourcePlace(
                source: source, line: line, column: offset - lineStart + 1, offset: offset),
            SourceExcerpt(line: bytes, caret: offset - shownStart)
        )
    }

    /// Returns the token at an offset as a message shows it, up to the end of its line; empty at the end of
    /// the input.
    private func shownToken(at offset: Int) -> String {
        window.readLine(from: offset)
        let start = Swift.min(offset, window.end)
        let end = window.first(UInt8(ascii: "\n"), in: start..<window.end) ?? window.end
        return window.withBytes(in: start..<end) { bytes in
            guard let token = JSONToken.next(in: bytes, from: 0) else { return "" }
            return SourceExcerpt.shortened(bytes[token.range])
        }
    }

    /// Returns the placeholder of a template that has the byte at an offset, and its place; `nil` without one.
    private func placeholder(at offset: Int) -> (text: String, offset: Int)? {
        window.readLine(from: offset)
        let stop = Swift.min(offset, window.end)
        // The parser takes the first brace of two for the start of an object.
        for start in [stop - 1, stop] where start >= window.start {
            let text = window.withBytes(in: start..<window.end) { bytes in
                TemplatePlaceholder.text(
                    atStartOf: bytes.prefix(InputWindow.contextByteCount), beyond: stop - start)
            }
            if let text { return (text, start) }
        }
        return nil
    }

    /// Returns the refusal of what follows a payload on its line or in the whole input; `nil` if only
    /// white space does.
    func refusalOfRest(after end: Int) -> PayloadRefusal? {
        var offset = end
        // An error of the stream is thrown again by the next read.
        while let byte = try? window.byte(at: offset) {
            if framing == .lines, byte == UInt8(ascii: "\n") { return nil }
            guard JSONToken.isWhiteSpace(byte) else { return refusal(ofExtraAt: offset) }
            offset += 1
            // Endless blanks must not need memory.
            if offset - end > maximumByteCount {
                return refusal(.tooLarge(limit: maximumByteCount), at: window.start)
            }
        }
        return nil
    }

    func lineTest(refusedUpTo end: Int) -> PayloadLineTest {
        PayloadLineTest(refused: window.start..<end, openBefore: openOffsets, in: window)
    }
}
