internal import Handset

// Faults of a notification whose end is known.

extension PacketFrame {
    private static let largestPayloadByteCount = 2048
    private static let largestPayloadByteCountBeforeIOS8 = 256

    mutating func addFault(
        _ cause: PacketFault.Cause, at offset: Int, status: BinaryStatus? = .protocolError,
        isWarning: Bool = false
    ) {
        guard detail == .everything || status != nil else { return }
        faults.append(
            PacketFault(cause, offset: offset, status: status, isWarning: isWarning))
    }

    /// Adds the faults of a token with an allowed number of bytes.
    mutating func judge(token: [UInt8], at offset: Int) {
        guard token.count != Self.usualTokenByteCount else { return }
        if token.count.isMultiple(of: 2), token.count > 8,
            token.allSatisfy({ $0.hexDigitValue != nil })
        {
            addFault(
                .tokenInHex(digitCount: token.count), at: offset, status: .invalidTokenSize)
        } else {
            addFault(
                .unusualTokenLength(token.count), at: offset, status: nil, isWarning: true)
        }
    }

    /// Adds the faults of a payload, and returns true if it ends inside its JSON.
    mutating func judge(
        payload: [UInt8], _ command: PacketCommand, at offset: Int, _ length: PayloadLength
    ) -> Bool {
        guard !payload.isEmpty else {
            addFault(.payloadEmpty, at: offset, status: .missingPayload)
            return false
        }
        judge(payloadByteCount: payload.count, command, at: length.offset)
        if detail == .answers, !doubtsLengths, !Self.goesOn(payload) { return false }
        do throws(PayloadRefusal) {
            _ = try Payload(json: payload)
            return false
        } catch {
            return judge(payload, refusedWith: error, at: offset, length)
        }
    }

    private mutating func judge(
        payloadByteCount count: Int, _ command: PacketCommand, at offset: Int
    ) {
        if count > Self.largestPayloadByteCount {
            addFault(
                .payloadTooLarge(byteCount: count, maximum: Self.largestPayloadByteCount),
                at: offset, status: .invalidPayloadSize)
        } else if command != .framed, count > Self.largestPayloadByteCountBeforeIOS8 {
            addFault(
                .payloadTooLargeBeforeIOS8(
                    byteCount: count, maximum: Self.largestPayloadByteCountBeforeIOS8),
                at: offset, status: nil, isWarning: true)
        }
    }

    private mutating func judge(
        _ payload: [UInt8], refusedWith refusal: PayloadRefusal, at offset: Int,
        _ length: PayloadLength
    ) -> Bool {
        if let count = ObjectEnd.byteCount(ofPayloadIn: payload) {
            let rest = payload[count...]
            if rest.allSatisfy({ $0 == 0 }) {
                addFault(
                    .payloadNULTerminated(nulCount: rest.count), at: offset + count, status: nil)
            } else {
                faults.append(length.fault(ofPayload: Array(payload.prefix(count))))
            }
            return false
        }
        let followed = FollowedPayload(
            payload, length: length, skippedFrom: 0, frameFault: nil, limit: maximumByteCount)
        if followed != nil {
            addFault(
                .payloadCut(byteCount: payload.count), at: length.offset, status: nil)
            return true
        }
        addFault(.payloadNotJSON(refusal), at: offset + refusal.place.offset, status: nil)
        return false
    }

    /// Returns true if something follows a payload's JSON, the only fault of its JSON that has a status.
    private static func goesOn(_ payload: [UInt8]) -> Bool {
        var end = ObjectEnd()
        guard
            let last = payload.firstIndex(where: {
                if case .inside = end.take($0) { false } else { true }
            })
        else { return false }
        return !payload[(last + 1)...].allSatisfy(JSONToken.isWhiteSpace)
    }
}
