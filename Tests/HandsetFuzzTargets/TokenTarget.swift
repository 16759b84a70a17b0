internal import Handset
internal import HandsetFixtures

/// A text that was copied is a token of the length that is asked for, or an error with a place in it.
enum TokenTarget {
    static func check(
        _ bytes: [UInt8], using generator: inout FixtureGenerator
    ) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        // As in the seeds, one time in two.
        let byteCount =
            Bool.random(using: &generator) ? 4 : Int.random(in: 1...100, using: &generator)
        do {
            let pasted = try PastedToken(text, byteCount: byteCount)
            let format = TokenFormat.allCases.randomElement(using: &generator) ?? .hex
            try check(pasted.token, byteCount: byteCount, format)
        } catch let error as PastedTokenError {
            try requireEqual(error.byteCount, byteCount, "the number of bytes in the error")
            try checkPlace(of: error, in: text)
            try require(
                error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 },
                "a control character in \(error.description.debugDescription)")
        }
    }

    private static func checkPlace(
        of error: PastedTokenError, in text: String
    ) throws {
        let utf8 = text.utf8
        try require(
            (1...(utf8.count + 1)).contains(error.column),
            "the column \(error.column) is outside of \(utf8.count) bytes")
        let index = utf8.index(utf8.startIndex, offsetBy: error.column - 1)
        try require(
            index == utf8.endIndex || utf8[index] & 0xC0 != 0x80,
            "the column \(error.column) is inside of a character")
    }

    /// A token is hex digits of the right number, and reads back from a form in which it is written.
    private static func check(
        _ token: DeviceToken, byteCount: Int, _ format: TokenFormat
    ) throws {
        try requireEqual(token.count, byteCount, "the number of bytes")
        let hex = token.hex
        try require(
            hex.utf8.count == 2 * byteCount
                && hex.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) },
            "\(hex) are no hex digits of \(byteCount) bytes")
        try requireEqual(try? DeviceToken(hex: hex), token, "the hex digits")
        guard format.isText, format != .elidedDescription || byteCount <= 24 else { return }
        var written: [UInt8] = []
        format.write(token, into: &written)
        let text = String(decoding: written, as: UTF8.self)
        // Of two readings, hex wins; and three bytes may be "null" in base64.
        if format == .base64,
            byteCount < 4 || !text.contains(where: { !$0.isHexDigit && $0 != "=" })
        {
            return
        }
        do {
            try requireEqual(
                try PastedToken(text, byteCount: byteCount).token, token, "as \(format): \(text)")
        } catch let error as PastedTokenError {
            throw BrokenProperty("\(text) is refused: \(error)")
        }
    }

    /// A token of four bytes in each form in which it is written or pasted.
    static var seeds: [[UInt8]] {
        let written = TokenFormat.allCases.compactMap { format -> [UInt8]? in
            guard let token = try? DeviceToken(hex: "dc67b56c") else { return nil }
            var text: [UInt8] = []
            format.write(token, into: &text)
            return text
        }
        let pasted = [
            "dc-67:b5_6c", "@\"dc67b56c\";", "0XDC67B56C", "2026-11-20 App[1:2] Token=<dc67 b56c>",
            "well... {length = 4, bytes = 0xdc67b56c} done", "{0xdc, 0x67, 0xb5, 0x6c}",
            "[-36, 103, -75, 108]", "dc,67,b5,6c", "{(byte) 0xdc, 0x67, (byte)0xb5, 0x6c}",
            #"b'\xdc\x67\xb5\x6c'"#, "3Ge1bA", "dc\u{A0}67\u{200B}b5\u{FEFF}6c", "(null)", "<>",
            "{length = 32, bytes = 0x965b251c 6cb1926d e3cb366f dfb16ddd ... 5f857679 376eab7c }",
            "DC67B56CEB5DD9F9782C37FDCFDCCA873B7BC77C3B090AC4C538E007A2F23A24",
            "00008030-001A35E11E88802E", "Optional(\"dc67b56c\")", "token: dc67b56c", "4 bytes",
            "ExponentPushToken[dc67b56c]", #"b'\xdcg\xb5l'"#, "&lt;dc67 b56c&gt;",
            #"{"type":"Buffer","data":[220,103,181,108]}"#, "CBAF8ED1-17FB-49A3-73BD-DC79B63AEF93",
        ]
        return written + pasted.map { Array($0.utf8) }
    }
}
