internal import Handset

// What is wrong with a notification whose end is known.

extension PacketFrame {
    private static let largestPayloadByteCount = 2048
    private static let largestPayloadByteCountBeforeIOS8 = 256

    mutating func addFault(
        _ kind: PacketFault.Kind, at offset: Int, _ finding: String,
        status: BinaryStatus? = .protocolError, isWarning: Bool = false
    ) {
        guard detail == .everything || status != nil else { return }
        faults.append(
            PacketFault(
                kind: kind, offset: offset, finding: finding, status: status, isWarning: isWarning))
    }

    /// Judges a token that has a possible number of bytes.
    mutating func judge(token: [UInt8], at offset: Int) {
        guard token.count != Self.usualTokenByteCount else { return }
        if token.count.isMultiple(of: 2), token.count > 8,
            token.allSatisfy({ $0.hexDigitValue != nil })
        {
            addFault(
                .tokenInHex, at: offset,
                "the token is \(token.count) hex digits: the sender wrote its text, not its "
                    + "\(token.count / 2) bytes", status: .invalidTokenSize)
        } else {
            addFault(
                .tokenLength, at: offset,
                "the token has \(token.count) \(token.count == 1 ? "byte" : "bytes"); nearly all "
                    + "tokens have 32", status: nil,
                isWarning: true)
        }
    }

    /// Judges a payload, and tells whether it ends inside its JSON.
    mutating func judge(
        payload: [UInt8], _ command: PacketCommand, at offset: Int, _ length: PayloadLength
    ) -> Bool {
        guard !payload.isEmpty else {
            addFault(
                .payloadMissing, at: offset, "the payload is empty", status: .missingPayload)
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
                .payloadTooLarge, at: offset,
                "the payload has \(count) bytes; the gateway takes \(Self.largestPayloadByteCount)",
                status: .invalidPayloadSize)
        } else if command != .framed, count > Self.largestPayloadByteCountBeforeIOS8 {
            addFault(
                .payloadTooLarge, at: offset,
                "the payload has \(count) bytes; before iOS 8 the gateway took "
                    + "\(Self.largestPayloadByteCountBeforeIOS8)", status: nil, isWarning: true)
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
                    .payloadNULTerminated, at: offset + count,
                    "\(rest.count) NUL \(rest.count == 1 ? "byte ends" : "bytes end") the payload: "
                        + "the sender counted the end of a C string", status: nil)
            } else {
                faults.append(length.fault(ofPayload: Array(payload.prefix(count))))
            }
            return false
        }
        let followed = FollowedPayload(
            payload, length: length, skippedFrom: 0, frameFault: nil, limit: maximumByteCount)
        if followed != nil {
            addFault(
                .payloadCut, at: length.offset,
                "the payload ends inside its JSON after \(payload.count) bytes", status: nil)
            return true
        }
        addFault(
            .payloadNotJSON, at: offset + refusal.place.offset,
            "the payload is no JSON object: \(refusal.finding); \(refusal.advice)", status: nil)
        return false
    }

    /// Whether something follows a payload's JSON; all else that may be wrong with it has no status.
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
