// Command 2: a frame of items.

extension PacketFrame {
    /// The largest number of items; it bounds the time for a frame of empty ones.
    private static let maximumItemCount = 16

    mutating func readFramed() -> PacketReading {
        guard let length = bytes.number(at: 1, byteCount: 4) else { return .needs(5) }
        let end = 5 + length
        guard end <= maximumByteCount else {
            let swapped = Int(UInt32(truncatingIfNeeded: length).byteSwapped)
            guard swapped + 5 <= maximumByteCount else {
                return damage(ofFrameLength: end, at: start + 1)
            }
            return damage(.swappedLength(.frame, said: length, meant: swapped), at: start + 1)
        }
        guard bytes.count >= end else { return .needs(end) }
        add(.command, 0..<1)
        add(.frameLength, 1..<5)
        var items = FramedItems()
        let breaking = readItems(upTo: end, into: &items)
        framedIdentifier = items.identifier?.number
        if breaking != nil || items.hasStrangeItem,
            let reading = readingOfWrongPayloadLength(items, end: end, breaking)
        {
            return reading
        }
        if let breaking { return .damage(breaking, resume: .searching(start + 1)) }
        return finish(items, end: end)
    }

    /// Reads the items of a frame, and returns the fault that makes it impossible to continue.
    private mutating func readItems(
        upTo end: Int, into items: inout FramedItems
    ) -> PacketFault? {
        var distance = 5
        var count = 0
        while distance < end {
            guard distance + 3 <= end, let number = bytes.number(at: distance, byteCount: 1),
                let length = bytes.number(at: distance + 1, byteCount: 2)
            else {
                return PacketFault(
                    .itemHeaderCut, offset: start + distance, status: .protocolError)
            }
            let rest = end - distance - 3
            guard length <= rest else {
                return fault(ofItem: number, length: length, rest: rest, at: distance)
            }
            count += 1
            guard count <= Self.maximumItemCount else {
                return PacketFault(
                    .tooManyItems(maximum: Self.maximumItemCount), offset: start + distance,
                    status: .protocolError)
            }
            addItem(number, at: distance, length: length, to: &items)
            distance += 3 + length
        }
        return nil
    }

    private func fault(
        ofItem number: Int, length: Int, rest: Int, at distance: Int
    ) -> PacketFault {
        let swapped = Int(UInt16(truncatingIfNeeded: length).byteSwapped)
        if PacketItem(rawValue: UInt8(truncatingIfNeeded: number)) != nil, swapped <= rest {
            return PacketFault(
                .swappedLength(.item(number), said: length, meant: swapped),
                offset: start + distance + 1, status: .protocolError)
        }
        return PacketFault(
            .itemBeyondFrame(number: number, byteCount: length, rest: rest),
            offset: start + distance + 1, status: .protocolError)
    }

    private mutating func addItem(
        _ number: Int, at distance: Int, length: Int, to items: inout FramedItems
    ) {
        add(.itemNumber, distance..<(distance + 1))
        add(.itemLength, (distance + 1)..<(distance + 3))
        let data = (distance + 3)..<(distance + 3 + length)
        let offset = start + distance
        guard let item = PacketItem(rawValue: UInt8(truncatingIfNeeded: number)) else {
            add(.unknown, data)
            items.hasStrangeItem = true
            addFault(.unknownItem(number), at: offset)
            return
        }
        guard item.byteCounts.contains(length) else {
            add(.unknown, data)
            items.hasStrangeItem = true
            if item == .token { items.hasToken = true }
            addFault(
                .itemLength(item.field, byteCount: length, allowed: item.byteCounts),
                at: offset + 1,
                status: item == .token ? .invalidTokenSize : .protocolError)
            return
        }
        let field = field(item.field, data)
        if detail == .everything { fields.append(field) }
        guard items.take(item, field) else {
            items.hasStrangeItem = true
            addFault(.itemTwice(item.field), at: offset)
            return
        }
    }

    /// Returns the reading of a broken frame whose payload's length is the cause; `nil` if it is not.
    private func readingOfWrongPayloadLength(
        _ items: FramedItems, end: Int, _ breaking: PacketFault?
    ) -> PacketReading? {
        guard doubtsLengths, let payload = items.payload,
            ObjectEnd.byteCount(ofPayloadIn: payload.bytes) == nil
        else { return nil }
        let length = PayloadLength(said: payload.bytes.count, offset: payload.offset - 2)
        let text = bytes[payload.offset..<(start + end)]
        if let count = ObjectEnd.byteCount(ofPayloadIn: text) {
            return .damage(
                length.fault(ofPayload: Array(text.prefix(count))),
                resume: .searching(payload.offset + count))
        }
        guard let fault = breaking ?? faults.last,
            let followed = FollowedPayload(
                text, length: length, skippedFrom: start, frameFault: fault,
                limit: maximumByteCount)
        else { return nil }
        return .damage(fault, resume: .following(followed))
    }

    private mutating func finish(_ items: FramedItems, end: Int) -> PacketReading {
        if let token = items.token {
            judge(token: token.bytes, at: token.offset)
        } else if !items.hasToken {
            addFault(.tokenMissing, at: start, status: .missingDeviceToken)
        }
        if let priority = items.priority, let number = priority.number, ![5, 10].contains(number) {
            addFault(.priority(number), at: priority.offset)
        }
        var follow: PayloadLength?
        if let payload = items.payload {
            let length = PayloadLength(said: payload.bytes.count, offset: payload.offset - 2)
            let isCut = judge(payload: payload.bytes, .framed, at: payload.offset, length)
            let isLast = payload.offset + payload.bytes.count == start + end
            follow = isCut && isLast ? length : nil
        } else {
            addFault(.payloadMissing, at: start, status: .missingPayload)
        }
        return unpacked(items.notification, end: end, follow: follow)
    }
}
