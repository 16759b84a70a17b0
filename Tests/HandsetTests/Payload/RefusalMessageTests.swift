import Handset
import Testing

@Suite struct RefusalMessageTests {
    private static let file = RefusalMessage.Context.file(example: "{\"rules\": []}")

    @Test("A message about a value or a file does not speak of a payload")
    func contexts() {
        let causes: [PayloadRefusal.Cause] = [
            .empty, .inputEnd, .extra(token: "x", framing: .whole), .tooLarge(limit: 4),
            .tooDeep(limit: 2_048), .encoding(name: "UTF-16LE"), .nulByte, .invalidUTF8(byte: 0xE9),
            .numberTooLarge(token: "1e400"), .syntax(token: "x", expected: nil), .outOfMemory,
            .tooMuchMemory(limit: 4),
        ]
        for cause in causes {
            #expect(!RefusalMessage(cause, for: .value).description.contains("payload"))
            #expect(!RefusalMessage(cause, for: Self.file).description.contains("payload"))
        }
        let array = PayloadRefusal.Cause.notAnObject(firstByte: UInt8(ascii: "["), token: "[")
        #expect(
            RefusalMessage(array, for: Self.file).description
                == "found an array where { should stand; write an object, such as {\"rules\": []}")
    }

    @Test("A limit names the option that raises it, if one does")
    func options() {
        #expect(RefusalMessage(.tooLarge(limit: 4)).advice.contains("--limit bytes"))
        #expect(RefusalMessage(.tooDeep(limit: 4)).advice.contains("--limit depth"))
        #expect(RefusalMessage(.tooMuchMemory(limit: 4)).advice.contains("--limit memory"))
        #expect(!RefusalMessage(.tooDeep(limit: 2_048)).advice.contains("--limit depth"))
    }

    @Test("An unusable payload has the reason and the words of its error, and equals its like")
    func unusable() {
        let errors = [8, 9].map {
            SessionSearchError.textTooLong(DescriptionWriter.TextTooLong(maximumByteCount: $0))
        }
        let causes = errors.map { PayloadRefusal.Cause.unusable(.init($0)) }
        #expect(causes[0].reason == .textTooLong)
        #expect(RefusalMessage(causes[0]).description == errors[0].description)
        #expect(causes[0] == .unusable(.init(errors[0])))
        #expect(causes[0] != causes[1])
    }
}
