import Handset
import HandsetFixtures

/// A parser that receives a stream piece by piece.
protocol SliceParser {
    mutating func feed(_ bytes: some Collection<UInt8>) -> [PacketEvent]
    mutating func finish() -> [PacketEvent]
}

extension PacketParser: SliceParser {}
extension FeedbackParser: SliceParser {}
