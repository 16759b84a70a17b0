import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The proof of the fast path: whatever `Handset/Search` and `Handset/Quick` skip, the same is printed, found and written as
/// by a plain implementation that skips nothing (`PlainReceiver`).
@Suite struct DifferentialTests {
    @Test(
        "Any payload is printed and routed by any rules as in the plain way",
        arguments: Sweep.seeds(sampled: 2, exhaustive: 12))
    func random(seed: UInt64) throws {
        var rules = RandomRules(seed: seed)
        var payloads = RandomPayloads(seed: seed)
        var findingCount = 0
        var missCount = 0
        var writtenCount = 0
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
                let written = try WrittenSessions(in: Array((json + "\n").utf8), router)
                #expect(
                    written.text.utf8.elementsEqual(Self.sessions(in: [payload], receiver).utf8),
                    "\(json)\n\(receiver.rules)")
                writtenCount += written.count
                if plain.findingCount > 0 { findingCount += 1 } else { missCount += 1 }
            }
        }
        // Neither finding nothing nor finding something may go untested.
        #expect(findingCount > 200)
        #expect(missCount > 200)
        #expect(writtenCount > 200)
    }

    @Test(
        "The sessions of a stream, several of which are found together, come in its order",
        .exhaustive)
    func streams() throws {
        var payloads = RandomPayloads(seed: 7)
        var ordinary = OrdinaryPayloads(seed: 7)
        // The last ones also match where two windows of theirs meet, or have none of the shape.
        let patterns = [
            "session = ([^']*);", "session = ([^;]*);", "s([^e]*)e", "''([^']*)'", "'([^']*)''",
            "==([^=]*)=", "n = ([^1]*)1;", "session = ([^']+);",
        ]
        for pattern in patterns {
            for options in [[], SessionPattern.app.options] {
                let rule = try SessionRule(name: "rule", pattern: pattern, options: options)
                let rules = SessionRules([rule])
                let receiver = PlainReceiver(
                    [try PlainRule(name: "rule", pattern: pattern, options: options, group: 1)],
                    routing: rules.routing)
                let router = SessionRouter(rules: rules, handler: RecordingHandler())
                let lines =
                    (0..<60).flatMap { _ in
                        [payloads.next(), ordinary.next(), ordinary.next()]
                    } + [#"{"aps":{"a":"''","b":"==1=","c":"'"},"d":"''x'","e":"x''"}"#, "7"]
                let bytes = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
                let written = try WrittenSessions(in: bytes, router)
                let expected = Self.sessions(
                    in: ReaderRun(bytes, source: "test").payloads, receiver)
                #expect(written.text.utf8.elementsEqual(expected.utf8), "\(pattern) \(options)")
                #expect(written.count > 200)
            }
        }
    }

    /// Two rules that only their keys and their escaping tell apart.
    private static let rulesOfOneName = {
        var (first, second) = (SessionRule.app, SessionRule.app)
        first.keys = ["order"]
        second.keys = ["aps"]
        second.escaping = .javascript
        return [first, second]
    }()

    @Test(
        "The records of random payloads are those of the ordinary way",
        arguments: Sweep.every(3, of: Sweep.seeds(sampled: 2, exhaustive: 6)))
    func records(seed: UInt64) throws {
        var rules = RandomRules(seed: seed)
        var payloads = RandomPayloads(seed: seed)
        var ordinary = OrdinaryPayloads(seed: seed)
        var count = 0
        // Twelve numbers have each count of rules with each of the other choices.
        let payloadCount = Sweep.choose(sampled: 8, exhaustive: 40)
        for number in 0..<Sweep.choose(sampled: 12, exhaustive: 20) {
            let all = try (0...(number % 3)).map { try rules.next(name: "rule \($0)").rule }
            let lists = [
                SessionRules.app,
                SessionRules(all, routing: number % 2 == 0 ? .firstMatchWins : .all),
                SessionRules(Self.rulesOfOneName),
            ]
            let lines =
                (0..<payloadCount).map { _ in payloads.next() }
                + (0..<payloadCount).map { _ in ordinary.next() }
            let bytes = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
            for rules in lists {
                let application = Application(
                    systemVersion: IOSVersion(number % 2 == 0 ? 4 : 18))
                let comparison = try RecordComparison(
                    of: bytes, by: rules, on: application, isExplained: number % 4 == 3)
                try #require(comparison.written == comparison.expected)
                try #require(comparison.made == comparison.expected)
                count += comparison.countWithoutHazards
            }
        }
        // The proof may not go untested.
        #expect(count > Sweep.choose(sampled: 40, exhaustive: 200))
    }

    @Test(
        "The records of each sample payload are those of the ordinary way",
        arguments: try Repository.files(in: "samples/payloads", endingIn: SampleTests.endings))
    func records(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        for isExplained in [false, true] {
            for version in [4, 12, 18] {
                let comparison = try RecordComparison(
                    of: bytes, by: .app, on: Application(systemVersion: IOSVersion(version)),
                    isExplained: isExplained)
                #expect(comparison.written == comparison.expected)
                #expect(comparison.made == comparison.expected)
            }
        }
    }

    @Test(
        "Each sample payload is printed and routed by the app's rule as in the plain way",
        arguments: try Repository.files(in: "samples/payloads", endingIn: SampleTests.endings))
    func sample(path: String) throws {
        let receiver = PlainReceiver([try PlainRule.app()])
        let router = SessionRouter(handler: RecordingHandler())
        let bytes = try Repository.bytes(of: path)
        let payloads = ReaderRun(bytes, source: path).payloads
        #expect(
            try WrittenSessions(in: bytes, router).text.utf8.elementsEqual(
                Self.sessions(in: payloads, receiver).utf8))
        for payload in payloads {
            let found = try Transcript(of: payload, router)
            #expect(found == Transcript(of: payload, receiver))
            #expect(
                payload.description.utf8.elementsEqual(PlainPrinter.text(of: payload.userInfo).utf8)
            )
        }
    }

    /// Returns the findings of the plain receiver as they are written, once for each form.
    private static func sessions(in payloads: [Payload], _ receiver: PlainReceiver) -> String {
        let findings = payloads.flatMap { receiver.steps(in: $0).flatMap(\.findings) }
        return [\PlainFinding.session, \.url, \.statement].map { text in
            findings.map { $0[keyPath: text] + "\n" }.joined()
        }.joined(separator: "\0")
    }
}

/// The sessions of a stream, written once for each form as `handset receive` writes them.
private struct WrittenSessions {
    /// The text that is written.
    private(set) var text = ""
    /// The number of payloads of which only the sessions were made.
    private(set) var count = 0

    init(in bytes: [UInt8], _ router: SessionRouter) throws {
        let forms: [SessionForm] = [.session, .url, .javaScript]
        var texts: [String] = []
        for form in forms { texts.append(try written(bytes, form, router)) }
        text = texts.joined(separator: "\0")
    }

    private mutating func written(
        _ bytes: [UInt8], _ form: SessionForm, _ router: SessionRouter
    ) throws -> String {
        let reader = PayloadReader(source: "test", bytes: bytes)
        let writer = SessionWriter(router: router, form: form)
        var text = ""
        var count = 0
        func next() -> PayloadReader.Event? {
            reader.next(writingSessionsWith: writer) { bytes, _ in
                if let bytes { text += String(decoding: bytes, as: UTF8.self) }
                count += 1
            }
        }
        while let event = next() {
            guard case .payload(let payload) = event else { continue }
            for route in try router.routes(in: payload) {
                text += form.text(of: route.match.session, lookup: route.lookup) + "\n"
            }
        }
        self.count += count
        return text
    }
}
