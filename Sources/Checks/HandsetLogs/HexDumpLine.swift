import Handset

/// A line of a hex dump with columns, as hexdump, xxd, od, tcpdump and Wireshark write it.
struct HexDumpLine {
    private static let reach = 96
    private static let maximumGroupCount = 64

    let offset: [UInt8]
    let bytes: [UInt8]

    /// Reads a line, whose offset may stand after other words; the result is `nil` if it is another line.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        for index in 0..<min(line.count, Self.reach)
        where line[index].hexDigitValue != nil && (index == 0 || Self.isBlank(line[index - 1])) {
            if let (offset, bytes) = Self.read(line, from: index) {
                (self.offset, self.bytes) = (offset, bytes)
                return
            }
        }
        return nil
    }

    /// Returns true if the offset of the next line shows that none is missing.
    func isFollowed(by next: HexDumpLine) -> Bool {
        guard next.offset.count == offset.count else { return false }
        // od writes seven digits, which are octal, decimal or hex.
        let radices = offset.count == 7 ? [16, 8, 10] : [16]
        return radices.contains { radix in
            guard let start = value(of: offset, radix), let end = value(of: next.offset, radix)
            else { return false }
            return end - start == bytes.count
        }
    }

    private func value(of digits: [UInt8], _ radix: Int) -> Int? {
        Int(String(decoding: digits, as: UTF8.self), radix: radix)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

    // MARK: - Reading

    private static func read(
        _ line: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (offset: [UInt8], bytes: [UInt8])? {
        var index = start
        if line[index...].starts(with: "0x".utf8) { index += 2 }
        let offset = Array(line[index...].prefix(17).prefix { $0.hexDigitValue != nil })
        guard (4...16).contains(offset.count) else { return nil }
        index += offset.count
        let hasColon = index < line.count && line[index] == UInt8(ascii: ":")
        if hasColon { index += 1 }
        guard index < line.count, isBlank(line[index]) else { return nil }
        var bytes: [UInt8] = []
        var size = 0
        var count = 0
        while count < maximumGroupCount {
            let blanks = line[index...].prefix(5).prefix(while: isBlank).count
            let rest = line[(index + blanks)...]
            let group = rest.prefix(9).prefix { $0.hexDigitValue != nil }
            guard blanks > 0, [2, 4, 8].contains(group.count), count == 0 || group.count <= size
            else { break }
            if let end = rest.dropFirst(group.count).first, !isBlank(end), end != 13 { break }
            // A wider gap stands in the middle of the bytes, or before their characters.
            guard count == 0 || blanks == 1 || blanks == 2 && size == 2 && count == 8 else { break }
            if count == 0 { size = group.count }
            // NSData has groups of four bytes, which are not offsets.
            guard hasColon || size == 2 || size == 4 && offset.count > 4 && offset.count < 8 else {
                break
            }
            let values = decoded(group)
            // Without a colon, words of two bytes come from a little-endian machine.
            bytes += size == 4 && !hasColon ? values.reversed() : values
            index += blanks + group.count
            count += 1
            if group.count < size { break }
        }
        return bytes.isEmpty ? nil : (offset, bytes)
    }

    private static func decoded(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var bytes: [UInt8] = []
        var half: UInt8?
        for digit in digits.compactMap(\.hexDigitValue) {
            if let high = half { bytes.append(high << 4 | digit) }
            half = half == nil ? digit : nil
        }
        return bytes
    }
}
