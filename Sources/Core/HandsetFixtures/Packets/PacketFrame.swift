internal import Handset

/// A reading of the notification or the error response that begins with the first of some bytes.
///
/// Offsets in the slice count from the start of the stream.
struct PacketFrame {
    static let usualTokenByteCount = 32

    let bytes: ArraySlice<UInt8>
    let maximumByteCount: Int
    /// True to distrust lengths; a gateway trusts them.
    let doubtsLengths: Bool
    let detail: PacketParser.Detail

    var fields: [PacketField] = []
    var faults: [PacketFault] = []
    /// The identifier among the items of command 2, if it was read.
    var framedIdentifier: UInt32?
    var start: Int { bytes.startIndex }

    init(
        _ bytes: ArraySlice<UInt8>, maximumByteCount: Int, doubtsLengths: Bool,
        detail: PacketParser.Detail
    ) {
        self.bytes = bytes
        self.maximumByteCount = maximumByteCount
        self.doubtsLengths = doubtsLengths
        self.detail = detail
    }

    /// The fields that are known even if the notification cannot be read to its end.
    var head: PacketHead {
        let command = bytes.first.flatMap(PacketCommand.init)
        return PacketHead(
            command: command,
            identifier: command == .enhanced ? wireNumber(at: 1) : framedIdentifier)
    }

    mutating func read() -> PacketReading {
        guard let first = bytes.first else { return .needs(1) }
        switch PacketCommand(rawValue: first) {
        case .simple?: return readUnframed(.simple, headerByteCount: 1)
        case .enhanced?: return readUnframed(.enhanced, headerByteCount: 9)
        case .framed?: return readFramed()
        case nil: break
        }
        if first == GatewayErrorResponse.command {
            guard bytes.count >= GatewayErrorResponse.byteCount else {
                return .needs(GatewayErrorResponse.byteCount)
            }
            let status = BinaryStatus(code: bytes[start + 1])
            let identifier = wireNumber(at: 2) ?? 0
            if BinaryStatus.allCases.contains(status) {
                return .errorResponse(
                    GatewayErrorResponse(status: status, identifier: identifier, offset: start))
            }
        }
        return damage(.unknownCommand(first), at: start)
    }

    /// Returns the fault of a stream that ends inside the notification, and the place to resume.
    func readingOfEnd(needing count: Int) -> (PacketFault, PacketReading.Resume) {
        let header = PayloadHeader(of: bytes)
        if doubtsLengths, let header,
            let jsonCount = ObjectEnd.byteCount(ofPayloadIn: bytes[header.payloadOffset...])
        {
            let end = header.payloadOffset + jsonCount
            let payload = Array(bytes[header.payloadOffset..<end])
            return (header.length.fault(ofPayload: payload), .at(end))
        }
        let fault = PacketFault(
            .notificationTruncated(
                start: start, present: bytes.count, needed: header.map { $0.end - start } ?? count,
                isExact: header != nil), offset: bytes.endIndex)
        // An expiration's last zero and the token would make a notification of command 0.
        return (fault, .searching(header.map(\.payloadOffset) ?? start + 1))
    }

    // MARK: - Commands 0 and 1

    private mutating func readUnframed(
        _ command: PacketCommand, headerByteCount: Int
    ) -> PacketReading {
        let tokenStart = headerByteCount + 2
        guard let tokenLength = bytes.number(at: headerByteCount, byteCount: 2) else {
            return .needs(tokenStart)
        }
        guard DeviceToken.byteCounts.contains(tokenLength) else {
            return damage(ofTokenLength: tokenLength, at: start + headerByteCount)
        }
        let payloadStart = tokenStart + tokenLength + 2
        guard let said = bytes.number(at: payloadStart - 2, byteCount: 2) else {
            return .needs(payloadStart)
        }
        if doubtsLengths, said > 0, tokenLength != Self.usualTokenByteCount {
            guard let first = bytes.number(at: payloadStart, byteCount: 1) else {
                return .needs(payloadStart + 1)
            }
            let byte = UInt8(truncatingIfNeeded: first)
            if byte != UInt8(ascii: "{"), !JSONToken.isWhiteSpace(byte) {
                return damage(ofTokenLength: tokenLength, before: tokenStart)
            }
        }
        let length = PayloadLength(said: said, offset: start + payloadStart - 2)
        let swapped = Int(UInt16(truncatingIfNeeded: said).byteSwapped)
        if doubtsLengths, swapped > 1, swapped < said, payloadStart + swapped <= maximumByteCount {
            // Report it as soon as the JSON has arrived: the rest may never come.
            guard bytes.count >= payloadStart + swapped else {
                return .needs(payloadStart + swapped)
            }
            let text = bytes[(start + payloadStart)..<(start + payloadStart + swapped)]
            if ObjectEnd.byteCount(ofPayloadIn: text) == swapped {
                return .damage(
                    length.fault(ofPayload: Array(text)),
                    resume: .at(start + payloadStart + swapped))
            }
        }
        let end = payloadStart + said
        guard end <= maximumByteCount else { return damage(ofFrameLength: end, at: length.offset) }
        guard bytes.count >= end else { return .needs(end) }
        add(.command, 0..<1)
        var notification = ProviderNotification(command: command, token: [], payload: [])
        if command == .enhanced {
            notification.identifier = wireNumber(at: 1)
            notification.expiration = wireNumber(at: 5)
            add(.identifier, 1..<5)
            add(.expiration, 5..<9)
        }
        add(.tokenLength, headerByteCount..<tokenStart)
        notification.token = wireBytes(tokenStart..<(payloadStart - 2))
        add(.token, tokenStart..<(payloadStart - 2))
        add(.payloadLength, (payloadStart - 2)..<payloadStart)
        notification.payload = wireBytes(payloadStart..<end)
        add(.payload, payloadStart..<end)
        judge(token: notification.token, at: start + tokenStart)
        if doubtsLengths,
            let count = ObjectEnd.byteCount(ofPayloadIn: notification.payload),
            isNotification(from: start + payloadStart + count, to: start + end)
        {
            return .damage(
                length.fault(ofPayload: Array(notification.payload.prefix(count))),
                resume: .at(start + payloadStart + count))
        }
        if doubtsLengths,
            let cut = cutPayload(in: (start + payloadStart)..<(start + end), length)
        {
            return cut
        }
        let isCut = judge(
            payload: notification.payload, command, at: start + payloadStart, length)
        return unpacked(notification, end: end, follow: isCut ? length : nil)
    }

    /// Returns the reading of a payload inside which another notification begins; `nil` if none does.
    ///
    /// A command is a byte that JSON text cannot contain.
    private func cutPayload(in range: Range<Int>, _ length: PayloadLength) -> PacketReading? {
        var end = ObjectEnd()
        var inside: Int?
        search: for index in range {
            switch end.take(bytes[index]) {
            case .inside: continue
            case .last: break search
            case .foreign:
                inside = index
                break search
            }
        }
        guard let inside else { return nil }
        switch CommandSearch.verdict(on: bytes[inside...], maximumFrameByteCount: maximumByteCount)
        {
        case .impossible: return nil
        case .open(let count):
            // The parser holds at most one notification.
            let needed = inside - start + count
            return needed <= maximumByteCount ? .needs(needed) : nil
        case .plausible:
            return .damage(
                PacketFault(
                    .payloadCutByNotification(missingByteCount: range.upperBound - inside),
                    offset: length.offset, status: .protocolError), resume: .at(inside))
        }
    }

    /// Returns true if the bytes between the end of a payload's JSON and the end that its length says are
    /// another notification.
    private func isNotification(from lower: Int, to upper: Int) -> Bool {
        let rest = bytes[lower..<upper]
        guard rest.contains(where: { $0 != 0 }) else { return false }
        return CommandSearch.verdict(on: rest, maximumFrameByteCount: maximumByteCount)
            != .impossible
    }

    // MARK: - Parts

    /// `end` is a distance from the start; `length` is given if bytes that follow may tell why the payload is
    /// cut.
    func unpacked(
        _ notification: ProviderNotification, end: Int, follow length: PayloadLength?
    ) -> PacketReading {
        .notification(
            UnpackedNotification(
                notification: notification, offset: start, byteCount: end, fields: fields,
                faults: faults),
            length.flatMap {
                FollowedPayload(
                    notification.payload, length: $0, skippedFrom: start + end, frameFault: nil,
                    limit: maximumByteCount)
            })
    }

    /// Adds the field at some distances from the start, if the detail includes fields.
    mutating func add(_ kind: PacketField.Kind, _ range: Range<Int>) {
        if detail == .everything { fields.append(field(kind, range)) }
    }

    /// Returns the field at some distances from the start.
    func field(_ kind: PacketField.Kind, _ range: Range<Int>) -> PacketField {
        PacketField(kind: kind, offset: start + range.lowerBound, bytes: wireBytes(range))
    }

    private func wireBytes(_ range: Range<Int>) -> [UInt8] {
        Array(bytes[(start + range.lowerBound)..<(start + range.upperBound)])
    }

    private func wireNumber(at distance: Int) -> UInt32? {
        bytes.number(at: distance, byteCount: 4).map { UInt32(truncatingIfNeeded: $0) }
    }

    func damage(
        _ cause: PacketFault.Cause, at offset: Int, status: BinaryStatus = .protocolError
    ) -> PacketReading {
        .damage(
            PacketFault(cause, offset: offset, status: status), resume: .searching(start + 1))
    }

    func damage(ofFrameLength count: Int, at offset: Int) -> PacketReading {
        damage(.frameTooLong(byteCount: count, maximum: maximumByteCount), at: offset)
    }

    /// Returns the damage of a token length after which no payload begins.
    private func damage(ofTokenLength count: Int, before tokenStart: Int) -> PacketReading {
        let payloadStart = tokenStart + Self.usualTokenByteCount + 2
        let isUsual =
            bytes.number(at: payloadStart, byteCount: 1) == Int(UInt8(ascii: "{"))
        return damage(
            .tokenLengthWithoutPayload(count, isUsual: isUsual), at: start + tokenStart - 2,
            status: .invalidTokenSize)
    }

    private func damage(ofTokenLength count: Int, at offset: Int) -> PacketReading {
        let swapped = Int(UInt16(truncatingIfNeeded: count).byteSwapped)
        if count > 0, DeviceToken.byteCounts.contains(swapped) {
            return damage(.swappedLength(.token, said: count, meant: swapped), at: offset)
        }
        return damage(.tokenLengthOutOfRange(count), at: offset, status: .invalidTokenSize)
    }
}
