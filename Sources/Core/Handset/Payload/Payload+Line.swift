extension Payload {
    /// Returns a payload as it was sent, without the white space between its tokens and a byte order mark; `nil` if the
    /// bytes are not one JSON object, as a gateway takes it.
    package static func line(of json: [UInt8]) -> [UInt8]? {
        let payload = try? Payload(
            json: json, source: "", maximumByteCount: json.count, takesTrailingCommas: false)
        let start = json.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return payload == nil ? nil : JSONToken.joined(json, start..<json.count)
    }
}
