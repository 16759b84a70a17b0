/// The length that a sender wrote for a payload.
struct PayloadLength {
    /// The length on the wire.
    let said: Int
    let offset: Int

    /// Returns the fault of a length that does not fit the whole payload, which is JSON.
    func fault(ofPayload payload: [UInt8]) -> PacketFault {
        PacketFault(
            .wrongPayloadLength(said: said, byteCount: payload.count, count(in: payload)),
            offset: offset, status: .protocolError)
    }

    private func count(in payload: [UInt8]) -> PacketFault.Count {
        let text = String(decoding: payload, as: UTF8.self)
        if [text.utf16.count, text.unicodeScalars.count, text.count].contains(said) {
            return .characters
        }
        if said == payload.count & 0xFF, payload.count > 0xFF { return .lowByte }
        if said == Int(UInt16(truncatingIfNeeded: payload.count).byteSwapped) {
            return .swappedBytes
        }
        return said > payload.count && said == text.utf16.count * 2 ? .utf16Bytes : .unknown
    }
}
