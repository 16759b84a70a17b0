import Handset
import HandsetFixtures

/// A parser of a stream that is fed in slices.
protocol SliceParser {
    mutating func feed(_ bytes: some Collection<UInt8>) -> [PacketEvent]
    mutating func finish() -> [PacketEvent]
}

extension PacketParser: SliceParser {}
extension FeedbackParser: SliceParser {}
