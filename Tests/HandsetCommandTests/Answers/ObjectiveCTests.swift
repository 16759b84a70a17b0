import HandsetCommandSupport
import HandsetFixtures
import HandsetTestSupport
import Testing

/// A witness that is not ours: the app's callbacks in Objective-C, run by GNUstep's Foundation.
///
/// Compared are the whole log and all calls, byte for byte: the text of each value, the session that is found in it,
/// and the statement. GNUstep sorts keys, chooses what stands in quotes, escapes, prints numbers, null and data, and
/// searches by its own NSRegularExpression over ICU. Its printing differs from Darwin's in four places, which
/// `samples/objective-c/Printing.m` changes: it has no lines, prints line breaks and tabs raw, writes `\U00E9` in
/// capitals, and sorts keys beyond ASCII in another way. Of a failed registration it is a witness only for the callback
/// and its words, since GNUstep prints an error in another form. Integers beyond 64 bits and keys that come twice are
/// left out: what GNUstep makes of them is not what iOS does.
@Suite(.waitsForPrograms, .needs(.objectiveC)) struct ObjectiveCTests {
    @Test(
        "receive logs and calls the same as the callbacks in Objective-C",
        arguments: Sweep.seeds(sampled: 1, exhaustive: 6))
    func payloads(seed: UInt64) throws {
        let count = Sweep.choose(sampled: 2_000, exhaustive: 10_000)
        let payloads = Self.payloads(count, seed: seed)
        let witness = try ObjectiveCApp().play(payloads)
        try Self.expectSame(AppRun.receive(payloads), witness)
        let quick = try AppRun.receive(payloads, hasLog: false)
        Self.expectSame(AppRun(log: witness.log, calls: quick.calls), witness)
        // Neither finding nothing nor finding something may go untested.
        #expect(witness.callCount > count / 4)
    }

    @Test("register logs the same as the callbacks in Objective-C")
    func registrations() throws {
        var generator = FixtureGenerator(seed: 1)
        var options: [String] = []
        var lines: [String] = []
        for count in [32, 1, 4] + Array(5..<Sweep.choose(sampled: 6, exhaustive: 40)) {
            let token = (0..<count).map { _ in
                String(UInt8.random(in: 0...255, using: &generator), radix: 16)
            }.map { $0.utf8.count == 1 ? "0" + $0 : $0 }.joined()
            lines.append("token \(token)")
            options.append("--token \(token)")
        }
        for words in ["no luck", #"it is "7" % of é; %@ {"#] {
            lines.append("fail NSCocoaErrorDomain 3010 \(words)")
            options.append("--fail '3010:\(words)'")
        }
        let witness = try ObjectiveCApp().play(lines)
        let result = try CommandResult.line(
            options.map { "handset register --no-log-prefix \($0)" }.joined(separator: " && "))
        Self.expectSame(AppRun(log: result.output, calls: ""), witness)
    }

    @Test("A receive that does something else is seen")
    func otherPort() throws {
        let folder = try TemporaryFolder()
        func rules(_ rule: String) throws -> String {
            let name = "\(rule.utf8.count).json"
            return "--rules '\(try folder.write(#"{"rules":[{\#(rule)}]}"#, to: name))'"
        }
        let pattern = #""name":"app","pattern":"session = ([^']*);""#
        let app = pattern + #","options":["caseInsensitive"]"#
        let options = [
            // The shortest text, one without line breaks, one with apostrophes, the text before the session too.
            "--pattern \"session = ([^']*?);\"", "--pattern \"session = ([^'\\n]*);\"",
            "--pattern 'session = ([^;]*);'", "--pattern \"(session = [^']*);\"",
            // Only as the pattern is written; only in one key; encoded, and escaped.
            try rules(pattern), try rules(app + #","keys":["aps"]"#),
            try rules(app + #","encoding":"percent""#),
            try rules(app + #","escaping":"javascript""#),
        ]
        let payloads = Self.payloads(300, seed: 1)
        let witness = try ObjectiveCApp().play(payloads)
        try Self.expectSame(AppRun.receive(payloads), witness)
        for options in Sweep.every(4, of: options) {
            let other = try AppRun.receive(payloads, options)
            // It has received them, and done something else.
            #expect(other.log.utf8.count > witness.log.utf8.count / 2, "\(options)\n\(other.log)")
            #expect(other.difference(to: witness) != nil, "\(options)")
        }
    }

    @Test("A printing that differs in one place is seen", .exhaustive)
    func otherPrinting() throws {
        let payloads = Self.payloads(300, seed: 1)
        let printed = try AppRun.receive(payloads)
        for (word, replacement) in [
            ("lowercaseString", "uppercaseString"), ("NSLiteralSearch", "0"), ("c == '\\t'", "0"),
            (#"@"    ""#, #"@"   ""#),
        ] {
            let other = try ObjectiveCApp(replacing: word, with: replacement).play(payloads)
            #expect(printed.difference(to: other) != nil, "\(word)")
        }
    }

    private static func expectSame(_ run: AppRun, _ witness: AppRun) {
        let difference = run.difference(to: witness)
        #expect(difference == nil, "\(difference ?? "")")
    }

    private static func payloads(_ count: Int, seed: UInt64) -> [String] {
        var payloads = RandomPayloads(seed: seed, isCertain: true)
        return (0..<count).map { _ in payloads.next() }
    }
}
