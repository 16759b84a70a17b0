import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@Suite struct AnswerTokenTests {
    static let answers =
        AnswerToken.Answer.listed + (0...255).map { .status(BinaryStatus(code: $0)) }
        + [.delay(milliseconds: 0), .delay(milliseconds: .max)]

    @Test("Each answer comes back from its token and from its name", arguments: answers)
    func roundTrip(answer: AnswerToken.Answer) throws {
        var generator = FixtureGenerator(seed: 9)
        let tokens = try (0..<3).map { _ in try DeviceToken(answer: answer, using: &generator) }
        for token in tokens {
            #expect(token.count == 32)
            #expect(token.answer == answer)
        }
        #expect(Set(tokens).count == 3)
        #expect(try AnswerToken.Answer("\(answer)") == answer)
    }

    @Test("No two answers have the same prefix")
    func prefixes() throws {
        let prefixes = try Set(Self.answers).map { try AnswerToken.prefix(for: $0) }
        #expect(Set(prefixes).count == prefixes.count)
        #expect(prefixes.allSatisfy { $0.count == AnswerToken.prefixByteCount })
    }

    @Test(
        "The encoding does not change between releases",
        arguments: [
            ("BadCollapseId", "7e57c0de 01000000 04000001"),
            ("TopicDisallowed", "7e57c0de 01000000 0400000e"),
            ("BadEnvironmentKeyInToken", "7e57c0de 01000000 04030009"),
            ("Unregistered", "7e57c0de 01000000 04100002"),
            ("TooManyRequests", "7e57c0de 01000000 04290002"),
            ("Shutdown", "7e57c0de 01000000 05030002"),
            ("status:8", "7e57c0de 02000000 00000008"),
            ("255", "7e57c0de 02000000 000000ff"),
            ("close", "7e57c0de 03000000 00000000"),
            ("stall", "7e57c0de 04000000 00000000"),
            ("delay:250", "7e57c0de 05000000 000000fa"),
        ])
    func encoding(name: String, prefix: String) throws {
        let bytes = try AnswerToken.prefix(for: AnswerToken.Answer(name))
        #expect(DataDescription.untilIOS12SDK.text(of: bytes) == "<\(prefix)>")
    }

    @Test(
        "A token without the layout of an answer has no answer",
        arguments: [
            "7e57c0df0100000004100002", "7e57c0de0000000004100002", "7e57c0de0600000004100002",
            "7e57c0de0100000104100002", "7e57c0de01000000041000ff", "7e57c0de0200000000000100",
            "7e57c0de0300000000000001", "7e57c0de0400000000000001",
        ])
    func noAnswer(prefix: String) throws {
        #expect(try DeviceToken(hex: prefix + String(repeating: "0", count: 40)).answer == nil)
    }

    @Test("A token of another length has no answer")
    func length() throws {
        let prefix = try AnswerToken.prefix(for: .close)
        for count in [0, 1, 19, 21, 88] {
            #expect(try DeviceToken(prefix + [UInt8](repeating: 0, count: count)).answer == nil)
        }
    }

    @Test("A token with an answer takes as many numbers of the generator as one without")
    func generator() throws {
        var generator = FixtureGenerator(seed: 1)
        let token = try DeviceToken(answer: .stall, using: &generator)
        #expect(
            token.hex == "7e57c0de0400000000000000658eec67f893a2eefb32555e71c18690ee42c90b")
        #expect(
            try DeviceToken(using: &generator).hex
                == "71bb54d8d101b5b9c34d0bff90150280e099ec6cd7363ca585e7bb0f12278575")
    }

    @Test(
        "A status of HTTP stands for the reason that people mean by it",
        arguments: [
            ("410", RejectionReason.unregistered), ("429", .tooManyRequests),
            ("413", .payloadTooLarge), ("405", .methodNotAllowed),
        ])
    func httpStatus(name: String, reason: RejectionReason) throws {
        #expect(try AnswerToken.Answer(name) == .reason(reason))
        let error = #expect(throws: AnswerNameError.self) { try AnswerToken.Answer("400") }
        #expect(error.map { "\($0)" }?.hasPrefix("HTTP status 400 has several reasons; ") == true)
    }

    @Test(
        "An unknown name is rejected with the nearest one",
        arguments: [
            ("Unregisterd", "\"Unregisterd\" is not an answer; did you mean Unregistered?"),
            (
                "999",
                "999 is not an answer; a status of the binary protocol is from 0 to 255, such as status:8"
            ),
            (
                "status:256",
                "\"status:256\" is not an answer; a status is a number from 0 to 255, such as status:8"
            ),
            (
                "delay",
                "\"delay\" is not an answer; give a delay in milliseconds, up to 4294967295, such as delay:250"
            ),
            (
                "delay:-1",
                "\"delay:-1\" is not an answer; give a delay in milliseconds, up to 4294967295, such as "
                    + "delay:250"
            ),
            (
                "",
                "\"\" is not an answer; give a reason such as Unregistered, status:N, close, stall, or "
                    + "delay:MILLISECONDS"
            ),
        ])
    func wrongName(name: String, message: String) {
        let error = #expect(throws: AnswerNameError.self) { try AnswerToken.Answer(name) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test("An unknown reason is kept, and no token can carry it")
    func unknownReason() {
        let reason = RejectionReason(wireText: "NewReason")
        #expect(reason.wireText == "NewReason")
        #expect(reason.httpStatus == nil)
        #expect(throws: AnswerNameError.self) { try AnswerToken.prefix(for: .reason(reason)) }
    }

    @Test("Each reason is found by its text, and has an explanation")
    func reasons() {
        #expect(
            Set(RejectionReason.allCases.map(\.wireText)).count == RejectionReason.allCases.count)
        for reason in RejectionReason.allCases {
            #expect(RejectionReason(wireText: reason.wireText) == reason)
            #expect(reason.explanation.hasSuffix("."))
            #expect(reason.httpStatus.map { (400..<600).contains($0) } == true)
        }
    }
}
