import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The library's way with a payload is made to be fast; here it is held to the plain one.
@Suite struct DifferentialTests {
    @Test(
        "Any payload is printed and routed by any rules as in the plain way", arguments: 1...50)
    func random(seed: UInt64) throws {
        var rules = RandomRules(seed: seed)
        var payloads = RandomPayloads(seed: seed)
        var findingCount = 0
        var missCount = 0
        for number in 0..<100 {
            let pairs = try (0...(number % 8 / 6)).map { try rules.next(name: "rule \($0)") }
            let routing: SessionRules.Routing = number % 2 == 0 ? .firstMatchWins : .all
            let receiver = PlainReceiver(pairs.map(\.plain), routing: routing)
            let router = SessionRouter(
                rules: SessionRules(pairs.map(\.rule), routing: routing),
                handler: RecordingHandler())
            for _ in 0..<20 {
                let json = payloads.next()
                let payload = try Payload(json: json)
                let plain = Transcript(of: payload, receiver)
                let found = try Transcript(of: payload, router)
                try #require(found == plain, "\(json)\n\(receiver.rules)\n\(plain)\n\(found)")
                #expect(
                    try Self.sessions(in: payload, of: Array(json.utf8), router).utf8.elementsEqual(
                        Self.sessions(in: payload, receiver).utf8),
                    "\(json)\n\(receiver.rules)")
                if plain.findingCount > 0 { findingCount += 1 } else { missCount += 1 }
            }
        }
        // Neither finding nothing nor finding something may go untested.
        #expect(findingCount > 200)
        #expect(missCount > 200)
    }

    @Test(
        "Each sample payload is printed and routed by the app's rule as in the plain way",
        arguments: try Repository.files(in: "samples/payloads", endingIn: SampleTests.endings))
    func sample(path: String) throws {
        let receiver = PlainReceiver([try PlainRule.app()])
        let router = SessionRouter(handler: RecordingHandler())
        let bytes = try Repository.bytes(of: path)
        for payload in ReaderRun(bytes, source: path).payloads {
            let found = try Transcript(of: payload, router)
            #expect(found == Transcript(of: payload, receiver))
            #expect(
                try Self.sessions(in: payload, of: bytes, router).utf8.elementsEqual(
                    Self.sessions(in: payload, receiver).utf8))
            #expect(
                payload.description.utf8.elementsEqual(PlainPrinter.text(of: payload.userInfo).utf8)
            )
        }
    }

    /// What is written where nothing but the sessions is asked for.
    private static func sessions(
        in payload: Payload, of json: [UInt8], _ router: SessionRouter
    ) throws -> String {
        let forms: [SessionWriter.Form] = [.session, .url, .javaScript]
        return try forms.map { form in
            let writer = SessionWriter(router: router, form: form)
            return String(decoding: try writer.bytes(of: payload, json: json), as: UTF8.self)
        }.joined(separator: "\0")
    }

    private static func sessions(in payload: Payload, _ receiver: PlainReceiver) -> String {
        let findings = receiver.steps(in: payload).flatMap(\.findings)
        return [\PlainFinding.session, \.url, \.statement].map { text in
            findings.map { $0[keyPath: text] + "\n" }.joined()
        }.joined(separator: "\0")
    }
}
