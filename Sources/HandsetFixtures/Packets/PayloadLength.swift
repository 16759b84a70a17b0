/// What a sender says of a payload's length, which is found to be wrong.
struct PayloadLength {
    /// The number that it says.
    let said: Int
    /// The offset of the length on the wire.
    let offset: Int

    /// The fault of a length that is not that of the payload.
    ///
    /// - Parameter payload: The whole payload, which is JSON.
    /// - Returns: The fault, with what the sender has counted if that can be told.
    func fault(ofPayload payload: [UInt8]) -> PacketFault {
        let finding = "the length says \(said) but the JSON ends \(distance(to: payload.count))"
        let text = String(decoding: payload, as: UTF8.self)
        if [text.utf16.count, text.unicodeScalars.count, text.count].contains(said) {
            return fault(
                .lengthInCharacters, finding + ": the sender counted characters, not UTF-8 bytes")
        }
        if said == payload.count & 0xFF, payload.count > 0xFF {
            return fault(
                .lengthOneByte,
                finding
                    + ": the sender wrote only the low byte of \(payload.count), and 0 before it")
        }
        if said == Int(UInt16(truncatingIfNeeded: payload.count).byteSwapped) {
            return fault(
                .littleEndian, finding + ": the sender wrote the low byte first (little-endian)")
        }
        if said > payload.count, said == text.utf16.count * 2 {
            return fault(.payloadLength, finding + ": the sender counted UTF-16 bytes")
        }
        return fault(.payloadLength, finding + ": the sender counted something else")
    }

    private func fault(_ kind: PacketFault.Kind, _ finding: String) -> PacketFault {
        PacketFault(kind: kind, offset: offset, finding: finding, status: .protocolError)
    }

    private func distance(to count: Int) -> String {
        let difference = abs(count - said)
        return "\(difference) \(difference == 1 ? "byte" : "bytes") "
            + (count > said ? "later" : "earlier")
    }
}
