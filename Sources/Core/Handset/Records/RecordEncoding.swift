/// The encoding of records by other encoders than Handset's own, with the members of the record.
package enum RecordEncoding {
    package static func encode(_ json: [UInt8], to encoder: any Encoder) throws {
        try Payload(
            json: json, source: "record",
            maximumByteCount: PayloadReader.largestMaximumByteCount
        ).userInfo.encode(to: encoder)
    }
}
