/// A file in JSON that a user has written, a rule file or a suite: its values, and where they stand.
///
/// Jansson reads it, and has found it to be JSON before anything else is looked at.
package struct JSONDocument: Sendable {
    package let bytes: [UInt8]
    /// What the file is called in places.
    package let source: String

    private let payload: Payload
    private let lineStarts: [Int]

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - source: What the file is called in places.
    ///   - example: What such a file may look like, for advice.
    /// - Throws: ``JSONDocumentProblem`` if the bytes are no JSON object.
    package init(_ bytes: [UInt8], source: String, example: String) throws(JSONDocumentProblem) {
        do throws(PayloadRefusal) {
            payload = try Payload(json: bytes, source: source)
        } catch {
            var problem = JSONDocumentProblem(error, example: example)
            let first = bytes.first { !JSONToken.isWhiteSpace($0) }
            problem.isOfOtherJSON = first == UInt8(ascii: "[")
            throw problem
        }
        self.bytes = bytes
        self.source = source
        lineStarts =
            [0]
            + bytes.indices.lazy.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map {
                $0 + 1
            }
    }

    /// The object that the file is.
    package var root: JSONDocumentValue {
        let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
        let end = bytes.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? start
        return JSONDocumentValue(
            document: self, value: payload.userInfo, range: start..<end, keyRange: nil)
    }

    /// The place of an offset.
    package func place(at offset: Int) -> SourcePlace {
        let line = lineIndex(of: offset)
        return SourcePlace(
            source: source, line: line + 1, column: offset - lineStarts[line] + 1, offset: offset)
    }

    /// What is wrong at an offset.
    package func problem(at offset: Int, _ finding: String, _ advice: String) -> JSONDocumentProblem
    {
        let line = lineIndex(of: offset)
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        return JSONDocumentProblem(
            place: place(at: offset), finding: finding, advice: advice,
            excerpt: SourceExcerpt(
                line: Array(bytes[lineStarts[line]..<end]), caret: offset - lineStarts[line]))
    }

    private func lineIndex(of offset: Int) -> Int {
        var lower = 0
        var upper = lineStarts.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
        }
        return lower
    }
}

extension JSONDocumentProblem {
    /// What is wrong with a file that cannot be read as a payload could be.
    fileprivate init(_ refusal: PayloadRefusal, example: String) {
        let message = RefusalMessage(refusal.cause, for: .file(example: example))
        self.init(
            place: refusal.place, finding: message.finding, advice: message.advice,
            excerpt: refusal.excerpt)
    }
}
