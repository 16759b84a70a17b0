internal import Handset

/// A search for the place at which a notification can begin after damage.
///
/// A command alone is a weak sign, since any byte may be 0. The lengths have to be possible too, and a
/// payload of command 0 or 1 has to begin with a brace.
enum CommandSearch {
    enum Verdict: Equatable {
        case impossible
        /// The verdict needs this many bytes in all.
        case open(neededByteCount: Int)
        case plausible
    }

    static func verdict(
        on bytes: ArraySlice<UInt8>, maximumFrameByteCount: Int
    ) -> Verdict {
        switch bytes.first {
        case nil: .open(neededByteCount: 1)
        case PacketCommand.simple.rawValue: unframed(bytes, headerByteCount: 1)
        case PacketCommand.enhanced.rawValue: unframed(bytes, headerByteCount: 9)
        case PacketCommand.framed.rawValue: framed(bytes, maximumFrameByteCount)
        default: .impossible
        }
    }

    private static func unframed(_ bytes: ArraySlice<UInt8>, headerByteCount: Int) -> Verdict {
        guard let tokenLength = bytes.number(at: headerByteCount, byteCount: 2) else {
            return .open(neededByteCount: headerByteCount + 2)
        }
        guard DeviceToken.byteCounts.contains(tokenLength) else { return .impossible }
        let needed = headerByteCount + 2 + tokenLength + 3
        guard bytes.count >= needed else { return .open(neededByteCount: needed) }
        return bytes[bytes.startIndex + needed - 1] == UInt8(ascii: "{") ? .plausible : .impossible
    }

    private static func framed(_ bytes: ArraySlice<UInt8>, _ maximumByteCount: Int) -> Verdict {
        guard let length = bytes.number(at: 1, byteCount: 4),
            let item = bytes.number(at: 5, byteCount: 1),
            let itemLength = bytes.number(at: 6, byteCount: 2)
        else { return .open(neededByteCount: 8) }
        guard 5 + length <= maximumByteCount, 3 + itemLength <= length,
            let kind = PacketItem(rawValue: UInt8(truncatingIfNeeded: item)),
            kind.byteCounts.contains(itemLength)
        else { return .impossible }
        guard kind == .payload else { return .plausible }
        guard bytes.count > 8 else { return .open(neededByteCount: 9) }
        return bytes[bytes.startIndex + 8] == UInt8(ascii: "{") ? .plausible : .impossible
    }
}

extension ArraySlice<UInt8> {
    /// Returns the big-endian number at a distance from the start; `nil` if the slice ends before it does.
    func number(at distance: Int, byteCount: Int) -> Int? {
        guard count >= distance + byteCount else { return nil }
        return self[(startIndex + distance)..<(startIndex + distance + byteCount)]
            .reduce(0) { $0 << 8 | Int($1) }
    }
}
