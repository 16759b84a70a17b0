/// The UTF-16 units of a script, in a byte each if all are ASCII.
///
/// A script has the size of the session in it, which can be 64 MiB.
struct ScriptUnits: RandomAccessCollection {
    /// The units of a script in ASCII.
    private let bytes: [UInt8]
    /// The units of any other script.
    private let units: [UInt16]

    init(_ script: String) {
        let isASCII = script.utf8.allSatisfy { $0 < 0x80 }
        bytes = isASCII ? Array(script.utf8) : []
        units = isASCII ? [] : Array(script.utf16)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { units.isEmpty ? bytes.count : units.count }

    subscript(index: Int) -> UInt16 { units.isEmpty ? UInt16(bytes[index]) : units[index] }

    /// Returns the text of a range, with U+FFFD for half a surrogate pair.
    func text(in range: Range<Int>) -> String {
        units.isEmpty
            ? String(decoding: bytes[range], as: UTF8.self)
            : String(decoding: units[range], as: UTF16.self)
    }
}
