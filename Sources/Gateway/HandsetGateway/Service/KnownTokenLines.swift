internal import Handset

struct KnownTokenLines {
    // Longer than any literal of a token.
    private static let maximumByteCount = 16 << 10

    /// The name of the file in error places.
    let source: String

    /// Returns the devices in a file, each once.
    func devices(_ bytes: [UInt8]) throws(JSONDocumentError) -> [KnownDevice] {
        var devices: [KnownDevice] = []
        var known: Set<[UInt8]> = []
        var problems: [JSONDocumentError.Problem] = []
        var offset = 0
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            defer { offset += line.count + 1 }
            let blanks = " \t\r".utf8
            guard !line.allSatisfy({ blanks.contains($0) }) else { continue }
            func problem(
                _ cause: some JSONDocumentError.Cause, column: Int = 1
            ) -> JSONDocumentError.Problem {
                JSONDocumentError.Problem(
                    cause,
                    at: SourcePlace(
                        source: source, line: index + 1, column: column,
                        offset: offset + column - 1),
                    in: SourceExcerpt(line: Array(line), caret: column - 1))
            }
            guard problems.count < JSONDocumentError.maximumProblemCount else {
                problems.append(problem(JSONFileCause.tooManyProblems(count: problems.count)))
                break
            }
            guard line.count <= Self.maximumByteCount else {
                let fault = KnownTokenFault(problem: .lineTooLong)
                problems.append(problem(KnownDeviceCause.token(fault)))
                continue
            }
            do throws(KnownTokenFault) {
                let text = String(decoding: line, as: UTF8.self)
                let token = try KnownTokenFault.token(in: text)
                if known.insert(token).inserted { devices.append(KnownDevice(token: token)) }
            } catch {
                problems.append(problem(KnownDeviceCause.token(error), column: error.column))
            }
        }
        if devices.isEmpty, problems.isEmpty {
            problems.append(
                JSONDocumentError.Problem(
                    KnownDeviceCause.noTokens,
                    at: SourcePlace(source: source, line: 1, column: 1, offset: 0),
                    in: SourceExcerpt(line: Array(lines.first ?? []), caret: 0)))
        }
        guard problems.isEmpty else { throw JSONDocumentError(problems) }
        return devices
    }
}
