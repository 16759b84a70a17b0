import NIOCore

/// A TLS alert, as its number (RFC 8446, section 6).
struct TLSAlert {
    private let number: UInt8

    /// Reads the alert among records that are not encrypted.
    ///
    /// OpenSSL's clients send the alert about a certificate in the clear even with TLS 1.3, where the
    /// library cannot read it.
    init?(inRecords bytes: ByteBuffer) {
        var bytes = bytes
        while let type = bytes.readInteger(as: UInt8.self), bytes.readBytes(length: 2) != nil,
            var record = bytes.readLengthPrefixedSlice(as: UInt16.self)
        {
            guard type == 21, record.readableBytes == 2, let content = record.readBytes(length: 2)
            else { continue }
            number = content[1]
            return
        }
        return nil
    }

    /// The name of the library's reason for the alert, or `nil` for an alert that says nothing about
    /// certificates and versions.
    var reason: String? {
        switch number {
        case 42: "SSLV3_ALERT_BAD_CERTIFICATE"
        case 43: "SSLV3_ALERT_UNSUPPORTED_CERTIFICATE"
        case 44: "SSLV3_ALERT_CERTIFICATE_REVOKED"
        case 45: "SSLV3_ALERT_CERTIFICATE_EXPIRED"
        case 46: "SSLV3_ALERT_CERTIFICATE_UNKNOWN"
        case 48: "TLSV1_ALERT_UNKNOWN_CA"
        case 49: "TLSV1_ALERT_ACCESS_DENIED"
        case 70: "TLSV1_ALERT_PROTOCOL_VERSION"
        default: nil
        }
    }
}
