/// A file in JSON that a user wrote, such as a rule file or a suite: its values and their places.
///
/// Jansson parses the whole file first, so that everything else can rely on valid JSON.
package struct JSONDocument: Sendable {
    package let bytes: [UInt8]
    package let source: String

    private let payload: Payload
    private let lineStarts: [Int]

    /// The example is a valid file on one line, for the advice if the bytes are not a JSON object.
    package init(_ bytes: [UInt8], source: String, example: String) throws(JSONDocumentError) {
        do throws(PayloadRefusal) {
            payload = try Payload(
                json: bytes, source: source,
                maximumByteCount: PayloadReader.defaultMaximumByteCount,
                takesTrailingCommas: false
            ).made(by: .ofTheApp, equalKeys: .last)
        } catch {
            let cause = JSONFileCause.notAnObject(error.cause, example: example)
            throw JSONDocumentError([
                JSONDocumentError.Problem(cause, at: error.place, in: error.excerpt)
            ])
        }
        self.bytes = bytes
        self.source = source
        lineStarts =
            [0]
            + bytes.indices.lazy.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map {
                $0 + 1
            }
    }

    package var root: JSONDocumentValue {
        let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
        let end = bytes.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? start
        return JSONDocumentValue(
            document: self, value: payload.userInfo, range: start..<end, keyRange: nil)
    }

    package func place(at offset: Int) -> SourcePlace {
        let line = lineIndex(of: offset)
        return SourcePlace(
            source: source, line: line + 1, column: offset - lineStarts[line] + 1, offset: offset)
    }

    package func problem(at offset: Int, _ cause: any JSONDocumentError.Cause)
        -> JSONDocumentError.Problem
    {
        let line = lineIndex(of: offset)
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        return JSONDocumentError.Problem(
            cause, at: place(at: offset),
            in: SourceExcerpt(
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
