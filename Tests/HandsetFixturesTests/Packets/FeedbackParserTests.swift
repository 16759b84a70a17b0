import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The other direction: what the feedback service sends.
@Suite struct FeedbackParserTests {
    private static let record: [UInt8] =
        PacketBytes.number(1_310_743_680, 4) + [0, 32]
        + PacketBytes.token

    @Test("A record with a token of 32 bytes has 38, and is reported with its last byte")
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
                    PacketFault(.recordTruncated(start: 38, present: 2), offset: 40)),
                .skipped(38..<40),
            ])
    }

    @Test("After an impossible token length the rest is skipped")
    func lost() {
        var parser = FeedbackParser()
        #expect(
            parser.feed([0, 0, 0, 0, 32, 0] + Self.record) == [
                .damage(
                    PacketFault(.tokenLengthOutOfRange(8192), offset: 4))
            ])
        #expect(parser.finish() == [.skipped(0..<44)])
    }
}
