internal import struct Foundation.Data

extension [UInt8] {
    /// Decodes base64 with either alphabet of RFC 4648, and with or without padding.
    ///
    /// RFC 7515 asks for the URL alphabet without padding, but senders write the other one too, and
    /// even mix them.
    ///
    /// Returns `nil` for any other text, for incomplete padding, and if unused bits are not zero.
    init?(base64 text: some Collection<UInt8>) {
        let paddedCount = text.count + (text.contains(UInt8(ascii: "=")) ? 0 : -text.count & 3)
        let padded =
            text.map { character in
                switch character {
                case UInt8(ascii: "-"): UInt8(ascii: "+")
                case UInt8(ascii: "_"): UInt8(ascii: "/")
                default: character
                }
            } + repeatElement(UInt8(ascii: "="), count: paddedCount - text.count)
        // Foundation ignores unused bits.
        guard let decoded = Data(base64Encoded: Data(padded)),
            decoded.base64EncodedData().elementsEqual(padded)
        else { return nil }
        self.init(decoded)
    }
}
