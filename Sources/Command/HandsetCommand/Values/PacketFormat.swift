import ArgumentParser
import Foundation
import Handset

enum PacketFormat: String, NamedChoice {
    /// The bytes themselves, one packet after another.
    case raw
    /// Lowercase hex digits, one line per packet.
    case hex
    /// Base64, one line per packet.
    case base64
    /// One C array per packet.
    case c

    /// Returns the text of a packet; `name` is for its C array.
    func text(of packet: [UInt8], named name: String) -> [UInt8] {
        switch self {
        case .raw: packet
        case .hex: Array((String(hexOf: packet) + "\n").utf8)
        case .base64: Array((Data(packet).base64EncodedString() + "\n").utf8)
        case .c: Array(Self.array(of: packet, named: name).utf8)
        }
    }

    private static func array(of packet: [UInt8], named name: String) -> String {
        var text = "static const unsigned char \(name)[\(packet.count)] = {\n"
        for start in stride(from: 0, to: packet.count, by: 12) {
            let row = packet[start..<min(start + 12, packet.count)]
            text += "    " + row.map { "0x\(String(hexOf: [$0]))," }.joined(separator: " ") + "\n"
        }
        return text + "};\n"
    }
}
