extension Payload {
    /// Returns a payload as it was sent, without the white space between its tokens; `nil` if the bytes are not one
    /// JSON object, as a gateway takes it.
    package static func line(of json: [UInt8]) -> [UInt8]? {
        let payload = try? Payload(
            json: json, source: "", maximumByteCount: json.count, takesTrailingCommas: false)
        return payload == nil ? nil : JSONToken.joined(json, json.indices)
    }
}
