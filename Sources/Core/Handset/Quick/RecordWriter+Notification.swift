extension RecordWriter {
    /// Returns the record of a payload that a notification has brought; `nil` if the ordinary way has to write it.
    ///
    /// `json` is the whole payload, which becomes part of the record.
    package func bytes(
        ofWhole json: [UInt8], from source: String, _ notification: NotificationRecord
    ) throws(SessionSearchError) -> [UInt8]? {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            let origin = PayloadOrigin(
                source: source, number: 1, line: 1, byteCount: json.count)
            guard let tree = JanssonParser.tree(ofWhole: json),
                try write(tree, of: json, from: origin)
            else { return nil }
            var notification = notification
            notification.payload = JSONToken.joined(json)
            let members = JSONText.object(notification.members).bytes
            return withBytes { record in
                // The members stand before the brace and the terminator that end the record.
                record.dropLast(2) + [UInt8(ascii: ",")] + members.dropFirst()
                    + record.suffix(1)
            }
        }
    }
}
