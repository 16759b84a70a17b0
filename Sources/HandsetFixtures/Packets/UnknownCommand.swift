internal import Handset

/// Says what a byte may be that stands where a command should.
enum UnknownCommand {
    static func finding(_ byte: UInt8) -> String {
        let shown = "0x" + String(hexOf: [byte])
        let beginning = "the byte \(shown) stands where a command (0, 1 or 2) should"
        switch byte {
        case UInt8(ascii: "{"):
            return beginning + ": this is JSON without the binary protocol around it"
        case _ where byte.hexDigitValue != nil:
            return beginning + ", the character \(Character(Unicode.Scalar(byte))): hex text has "
                + "to be turned into bytes"
        case 0x16: return beginning + ": it begins a TLS handshake"
        case GatewayErrorResponse.command:
            return beginning + ": an error response would have a status that Apple has defined"
        case 0x20..<0x7F:
            return beginning + ", the character \(Character(Unicode.Scalar(byte))): text that no "
                + "length has counted, or the end of a payload whose length is too small"
        default: return beginning
        }
    }
}
