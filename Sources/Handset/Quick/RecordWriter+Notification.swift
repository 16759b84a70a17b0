extension RecordWriter {
    /// Returns the record of a payload that a notification has brought; `nil` if the ordinary way has to write it.
    ///
    /// `json` is the whole payload.
    package func bytes(
        ofWhole json: [UInt8], from source: String, _ notification: NotificationRecord
    ) throws(SessionSearchError) -> [UInt8]? {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            let origin = PayloadOrigin(
                source: source, number: 1, line: 1, byteCount: json.count)
            guard let tree = JanssonParser.tree(ofWhole: json),
                try write(tree, of: json, from: origin)
            else { return nil }
            let member = JSONText.object([notification.member]).bytes
            return withBytes { record in
                // The member stands before the brace and the terminator that end the record.
                record.dropLast(2) + [UInt8(ascii: ",")] + member.dropFirst()
                    + record.suffix(1)
            }
        }
    }
}
