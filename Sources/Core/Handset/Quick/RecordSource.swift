/// The beginnings of records, up to the number of bytes.
///
/// The name of the source is written once for all payloads that come from it.
package struct RecordSource {
    private var source = ""
    private var beginning: [UInt8] = []

    package init() {}

    /// Returns the beginning of each record of a source, up to the number.
    static func beginning(of source: String) -> [UInt8] {
        #"{"source":"#.utf8 + JSONText.string(source).bytes + #","number":"#.utf8
    }

    /// Writes the members that name the source of a payload.
    package mutating func write(_ origin: PayloadOrigin, to json: inout JSONBytes) {
        if beginning.isEmpty || source != origin.source {
            source = origin.source
            beginning = Self.beginning(of: source)
        }
        json.write(json: beginning)
        json.write(origin.number)
        json.write(#","line":"#)
        json.write(origin.line)
        json.write(#","bytes":"#)
        json.write(origin.byteCount)
        if let kept = origin.kept {
            json.write(#","kept":"#)
            json.write(json: kept)
        }
    }
}
