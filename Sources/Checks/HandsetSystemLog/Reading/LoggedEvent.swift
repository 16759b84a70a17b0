import HandsetLogs

/// A line of a log that tells of a push.
package struct LoggedEvent: Sendable {
    /// The form of the line; `nil` for another line about a request.
    package let form: SystemLogForm?
    /// The words of the form that were found; `nil` for another line about a request.
    let pattern: FormPattern?
    /// The values of the line, by the names of the form's fields; `<private>` where iOS hides it.
    package let fields: [LogField: String]
    /// The number of the line, from 1.
    package let line: Int
    package let time: LogTime?
    package let process: String
    package let pid: Int?
    package let text: String
    /// The payload in JSON, where the line has one.
    package private(set) var payload: [UInt8]?

    /// The number of bytes of a message that are kept.
    private static let largestText = 4 << 10

    init(_ match: FormMatch, of message: LoggedMessage) {
        form = match.form
        pattern = match.pattern
        fields = match.fields
        line = message.line
        time = message.time
        process = message.process
        pid = message.pid
        text = String(decoding: message.words.prefix(Self.largestText), as: UTF8.self)
        guard form?.group == .apsd else { return }
        payload = Self.payload(in: message.joined(by: "\n"))
    }

    /// About how many bytes it takes: its texts, and what is stored beside them.
    var keptByteCount: Int {
        fields.values.reduce(512 + text.utf8.count + (payload?.count ?? 0)) { $0 + $1.utf8.count }
    }

    package var code: String { form?.code ?? "" }
    package var stage: LogStage { form?.stage ?? .note }

    /// Returns a field that the line says; `nil` if it is missing or hidden.
    package func known(_ field: LogField) -> String? {
        guard let text = fields[field], !text.hasPrefix("<") else { return nil }
        return text
    }

    /// Returns true if iOS hides a field.
    package func hides(_ field: LogField) -> Bool { fields[field]?.hasPrefix("<") == true }

    /// The app: from the bundle, or from the topic.
    package var bundle: String? {
        if let bundle = known(.bundle) { return bundle }
        guard var topic = known(.topic) else { return nil }
        for ending in [
            ".voip", ".push-type.liveactivity", ".complication", ".pushkit.fileprovider",
        ]
        where topic.hasSuffix(ending) {
            topic.removeLast(ending.count)
        }
        return topic
    }

    /// Returns what follows `name: ` in the message: true for 1 and YES, false for 0 and NO.
    package func flag(_ name: String) -> Bool? {
        guard let range = text.range(of: "\(name): ") else { return nil }
        let word = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
        return switch word {
        case "1", "YES", "true": true
        case "0", "NO", "false": false
        default: nil
        }
    }

    private static func payload(in bytes: [UInt8]) -> [UInt8]? {
        if let json = firstPayload(in: bytes) { return json }
        // A whole packet in hexadecimal digits has the JSON in it.
        guard let start = bytes.firstIndex(of: UInt8(ascii: "<")),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        var packet: [UInt8] = []
        var high: UInt8?
        for byte in bytes[(start + 1)..<end] where byte != 32 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            if let first = high {
                packet.append(first << 4 | UInt8(digit))
                high = nil
            } else {
                high = UInt8(digit)
            }
        }
        guard let brace = packet.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        return firstPayload(in: Array(packet[brace...]))
    }

    private static func firstPayload(in bytes: [UInt8]) -> [UInt8]? {
        for event in LogReader(source: "line", bytes: bytes) {
            if case .found(let found) = event { return found.json }
        }
        return nil
    }
}

extension String {
    /// Returns the range of the first occurrence of a text, compared byte by byte.
    func range(of wanted: String) -> Range<Index>? {
        let bytes = Array(utf8)
        guard let offset = FormPattern.find(Array(wanted.utf8), in: bytes[...]) else { return nil }
        let start = utf8.index(utf8.startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: wanted.utf8.count)
    }
}
