internal import Handset

/// A place says the same in lines and columns as in bytes, and lies in its input.
enum PlaceCheck {
    static func check(_ place: SourcePlace, in bytes: [UInt8]) throws {
        try require(
            (0...bytes.count).contains(place.offset),
            "the offset \(place.offset) is outside of \(bytes.count) bytes")
        var line = 1
        var lineStart = 0
        for (index, byte) in bytes[..<place.offset].enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        try requireEqual(place.line, line, "the line of the offset \(place.offset)")
        try requireEqual(
            place.column, place.offset - lineStart + 1, "the column of the offset \(place.offset)")
    }
}
