/// Texts of strings, with what stands behind a backslash.
enum ScriptEscapes {
    static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var (result, place) = ([UInt8](), bytes.startIndex)
        result.reserveCapacity(bytes.count)
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\\") {
                escape(bytes, &place, &result)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escape(
        _ bytes: ArraySlice<UInt8>, _ place: inout Int, _ result: inout [UInt8]
    ) {
        guard place < bytes.endIndex else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "0"): result.append(0x00)
        case 0x0A: break
        case 0x0D: if place < bytes.endIndex, bytes[place] == 0x0A { place += 1 }
        case UInt8(ascii: "x"), UInt8(ascii: "u"):
            guard var code = number(bytes, &place, byte == UInt8(ascii: "x") ? 2 : 4) else {
                result.append(byte)
                return
            }
            if (0xD800..<0xDC00).contains(code) {
                var next = place + 2
                if bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
                    let low = number(bytes, &next, 4), (0xDC00..<0xE000).contains(low)
                {
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                    place = next
                }
            }
            result += Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
        default: result.append(byte)
        }
    }

    /// Reads digits, or those in braces.
    private static func number(_ bytes: ArraySlice<UInt8>, _ place: inout Int, _ count: Int)
        -> UInt32?
    {
        var end = place
        let isBraced = place < bytes.endIndex && bytes[place] == UInt8(ascii: "{")
        if isBraced { end += 1 }
        var (value, digits) = (UInt32(0), 0)
        while end < bytes.endIndex, digits < (isBraced ? 7 : count),
            let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue
        {
            value = value << 4 | UInt32(digit)
            (end, digits) = (end + 1, digits + 1)
        }
        guard isBraced ? digits > 0 : digits == count else { return nil }
        if isBraced {
            guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "}") else { return nil }
            end += 1
        }
        place = end
        return value
    }
}
