import ArgumentParser
import Foundation
import Handset

/// How `handset packet` prints bytes.
enum PacketFormat: String, ExpressibleByArgument, CaseIterable {
    /// The bytes themselves, one packet behind the other.
    case raw
    /// Small hex digits, a line for each packet.
    case hex
    /// Base64, a line for each packet.
    case base64
    /// An array of C's for each packet.
    case c

    /// What is printed for a packet, whose array in C has a name.
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
