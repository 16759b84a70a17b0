import Handset
import HandsetTestSupport
import Testing

/// The rules of RFC 8259, one by one: what is JSON, what is not, and what a reader may choose.
@Suite struct JSONSuiteTests {
    private static let lists = Result {
        try Repository.files(in: "samples/json", endingIn: [".txt"])
    }

    /// The lists, without the goldens beside them.
    static func paths() throws -> [String] {
        try lists.get().filter { !$0.hasSuffix(".results.txt") }
    }

    private func payload(of item: JSONCase) -> Result<Payload, PayloadRefusal> {
        Result { () throws(PayloadRefusal) in try Payload(json: item.bytes, source: item.name) }
    }

    /// What is printed, unless that is long.
    private func text(of payload: Payload) -> String {
        var writer = DescriptionWriter(maximumByteCount: 500)
        var text: [UInt8] = []
        do {
            try writer.write(payload.userInfo, into: &text)
        } catch {
            return "more than 500 bytes"
        }
        return String(decoding: text, as: UTF8.self)
    }

    @Test("Each text is accepted or refused as its list's golden says", arguments: try paths())
    func golden(path: String) throws {
        var results = ""
        for item in try JSONCase.all(in: path) {
            switch payload(of: item) {
            case .success(let payload):
                results += "\(item.name): accepted\n"
                for warning in payload.warnings {
                    results += "  \(warning.description.prefix { $0 != "\n" })\n"
                }
                for line in text(of: payload).split(separator: "\n") {
                    results += "    \(line)\n"
                }
            case .failure(let refusal):
                let place = "\(refusal.place.line):\(refusal.place.column)"
                results += "\(item.name): \(refusal.reason) at \(place): \(refusal.finding)\n"
            }
        }
        try Golden(path + ".results.txt").expect(results)
    }

    @Test("What the RFC asks for is done, or the list says why not", arguments: try paths())
    func verdicts(path: String) throws {
        for item in try JSONCase.all(in: path) {
            let isAccepted = (try? payload(of: item).get()) != nil
            let isRight =
                switch item.verdict {
                case .accept: isAccepted
                case .refuse: !isAccepted
                case .free: true
                }
            // What the RFC leaves open is explained where it is refused.
            let asksForSentence = !isRight || item.verdict == .free && !isAccepted
            #expect(
                (item.difference != nil) == asksForSentence,
                "\(item.name): \(isAccepted ? "accepted" : "refused")")
        }
    }

    @Test("No two cases have one name, and there are some of each verdict")
    func names() throws {
        let cases = try Self.paths().flatMap { try JSONCase.all(in: $0) }
        #expect(Set(cases.map(\.name)).count == cases.count)
        for verdict in [JSONCase.Verdict.accept, .refuse, .free] {
            #expect(cases.count { $0.verdict == verdict } > 50, "\(verdict)")
        }
    }

    @Test("Inside a stream each text is judged as it is alone", arguments: try paths())
    func streams(path: String) throws {
        for item in try JSONCase.all(in: path) where (try? payload(of: item).get()) != nil {
            let alone = try payload(of: item).get()
            let run = ReaderRun(Array("{}\n".utf8) + item.bytes + Array("\n{}".utf8), pieces: 7)
            try #require(run.payloads.count == 3, "\(item.name)")
            #expect(text(of: run.payloads[1]) == text(of: alone))
        }
    }
}
