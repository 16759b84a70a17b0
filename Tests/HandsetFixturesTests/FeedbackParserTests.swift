import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The other direction: what the feedback service sends.
@Suite struct FeedbackParserTests {
    private static let record: [UInt8] =
        PacketBytes.number(1_310_743_680, 4) + [0, 32]
        + PacketBytes.token

    @Test("A record with a token of 32 bytes has 38, and is told of when they are there")
    func record() {
        #expect(Self.record.count == 38)
        var parser = FeedbackParser()
        #expect(parser.feed(Self.record.dropLast()) == [])
        #expect(
            parser.feed(Self.record.suffix(1) + Self.record) == [
                .feedbackRecord(FeedbackRecord(time: 1_310_743_680, token: PacketBytes.token)),
                .feedbackRecord(
                    FeedbackRecord(time: 1_310_743_680, token: PacketBytes.token, offset: 38)),
            ])
        #expect(parser.finish() == [])
    }

    @Test("A stream that ends inside a record is cut")
    func truncated() {
        var parser = FeedbackParser()
        #expect(parser.feed(Self.record + [1, 2]).count == 1)
        #expect(
            parser.finish() == [
                .damage(
                    PacketFault(
                        kind: .truncated, offset: 40,
                        finding:
                            "the stream ends inside the record that begins at 38, after 2 bytes")),
                .skipped(38..<40),
            ])
    }

    @Test("After a token length that cannot be, the rest is skipped")
    func lost() {
        var parser = FeedbackParser()
        #expect(
            parser.feed([0, 0, 0, 0, 32, 0] + Self.record) == [
                .damage(
                    PacketFault(
                        kind: .tokenLength, offset: 4,
                        finding: "the token length says 8192; tokens have from 1 to 100 bytes"))
            ])
        #expect(parser.finish() == [.skipped(0..<44)])
    }
}
