/// The parts of a route's record that are the same for all sessions of a rule.
struct RouteForm: Sendable {
    private let rule: SessionRule
    /// The name of the rule as a member, and the key of the session after it.
    private let name: [UInt8]
    /// The text of the lookup URL before the session, as a part of a JSON string, and that after it.
    private let url: (beginning: [UInt8], end: [UInt8])
    /// True if session and URL are put in as they are.
    private let isVerbatim: Bool

    init(_ rule: SessionRule) {
        self.rule = rule
        name = Array(#","rule":"#.utf8) + JSONText.string(rule.name).bytes + #","session":""#.utf8
        let parts = rule.lookupURL.parts
        url = (Self.inString(parts.beginning), Self.inString(parts.end))
        isVerbatim = rule.encoding == .verbatim && rule.escaping == .none
    }

    private static func inString(_ text: String) -> [UInt8] {
        Array(JSONText.string(text).bytes.dropFirst().dropLast())
    }

    /// Writes the route of a session, whose ranges in the searched text are in UTF-16 units.
    ///
    /// Without a `keyPath` the rule searches the printed text. `isDone` is true if a handler has returned.
    func write(
        _ session: UnsafeBufferPointer<UInt8>, at key: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>, _ wholeRange: Range<Int>, keyPath: SessionKeyPath?, isDone: Bool,
        to json: inout JSONBytes
    ) {
        json.write(#"{"key":"#)
        json.write(string: key)
        json.write(json: name)
        json.writeInString(session)
        json.write(#"","range":"#)
        json.write(range)
        if isVerbatim {
            json.write(#","url":""#)
            writeURL(of: session, to: &json)
            json.write(#"","javascript":"handleOpenURL(\""#)
            writeURL(of: session, to: &json)
            json.write(#"\");","match":"#)
        } else {
            let lookup = rule.lookup(of: String(decoding: session, as: UTF8.self))
            json.write(#","url":"#)
            json.write(string: lookup.url)
            json.write(#","javascript":"#)
            json.write(string: lookup.javaScript)
            json.write(#","match":"#)
        }
        json.write(wholeRange)
        if let keyPath {
            json.write(#","keyPath":"#)
            json.write(strings: keyPath.keys)
        }
        json.write(isDone ? #","handler":{"status":"done"}}"# : "}")
    }

    private func writeURL(of session: UnsafeBufferPointer<UInt8>, to json: inout JSONBytes) {
        json.write(json: url.beginning)
        json.writeInString(session)
        json.write(json: url.end)
    }
}
