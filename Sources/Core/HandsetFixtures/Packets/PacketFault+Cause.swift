package import Handset

extension PacketFault {
    package enum LengthField: Hashable, Sendable {
        /// The length of a token in a notification of command 0 or 1.
        case token
        case frame
        /// The length of an item with a number.
        case item(Int)
    }

    /// The quantity that a sender wrote as the length of a payload.
    package enum Count: Hashable, Sendable {
        case characters
        /// The low byte of the length, with 0 before it.
        case lowByte
        /// The bytes of the length in the wrong order.
        case swappedBytes
        case utf16Bytes
        case unknown
    }

    package enum Cause: Hashable, Sendable {
        case unknownCommand(UInt8)
        /// The bytes of a length are in the wrong order; `meant` is the length in the right order.
        case swappedLength(LengthField, said: Int, meant: Int)
        /// The notification would be longer than the parser's limit.
        case frameTooLong(byteCount: Int, maximum: Int)
        case tokenLengthOutOfRange(Int)
        /// No payload begins after a token of this length; `isUsual` is true if one begins after 32 bytes.
        case tokenLengthWithoutPayload(Int, isUsual: Bool)
        /// The token does not have 32 bytes.
        case unusualTokenLength(Int)
        case tokenInHex(digitCount: Int)
        /// The payload's length does not fit its JSON.
        case wrongPayloadLength(said: Int, byteCount: Int, Count)
        /// The payload continues past its length, and its JSON never ends.
        case endlessPayload(said: Int)
        case payloadEmpty
        case payloadMissing
        case payloadTooLarge(byteCount: Int, maximum: Int)
        case payloadTooLargeBeforeIOS8(byteCount: Int, maximum: Int)
        /// The payload ends inside its JSON.
        case payloadCut(byteCount: Int)
        /// Another notification begins inside the payload, some bytes before its end.
        case payloadCutByNotification(missingByteCount: Int)
        case payloadNULTerminated(nulCount: Int)
        case payloadNotJSON(PayloadRefusal)
        /// The frame ends inside the number and length of an item.
        case itemHeaderCut
        case itemBeyondFrame(number: Int, byteCount: Int, rest: Int)
        case unknownItem(Int)
        case itemLength(PacketField.Kind, byteCount: Int, allowed: ClosedRange<Int>)
        case itemTwice(PacketField.Kind)
        case tokenMissing
        case tooManyItems(maximum: Int)
        /// Apple has not defined the priority.
        case priority(UInt32)
        /// The stream ends inside a notification, which needs a number of bytes, or more than that.
        case notificationTruncated(start: Int, present: Int, needed: Int, isExact: Bool)
        /// The stream ends inside a record of the feedback service.
        case recordTruncated(start: Int, present: Int)

        package var kind: Kind {
            switch self {
            case .unknownCommand: .unknownCommand
            case .swappedLength: .littleEndian
            case .frameTooLong: .frameLength
            case .tokenLengthOutOfRange, .tokenLengthWithoutPayload, .unusualTokenLength:
                .tokenLength
            case .tokenInHex: .tokenInHex
            case .wrongPayloadLength(_, _, let count): count.kind
            case .endlessPayload: .payloadLength
            case .payloadEmpty, .payloadMissing: .payloadMissing
            case .payloadTooLarge, .payloadTooLargeBeforeIOS8: .payloadTooLarge
            case .payloadCut, .payloadCutByNotification: .payloadCut
            case .payloadNULTerminated: .payloadNULTerminated
            case .payloadNotJSON: .payloadNotJSON
            case .itemHeaderCut, .itemBeyondFrame: .itemBeyondFrame
            case .unknownItem: .unknownItem
            case .itemLength: .itemLength
            case .itemTwice: .itemTwice
            case .tokenMissing: .tokenMissing
            case .tooManyItems: .tooManyItems
            case .priority: .priority
            case .notificationTruncated, .recordTruncated: .truncated
            }
        }
    }
}

extension PacketFault.Count {
    fileprivate var kind: PacketFault.Kind {
        switch self {
        case .characters: .lengthInCharacters
        case .lowByte: .lengthOneByte
        case .swappedBytes: .littleEndian
        case .utf16Bytes, .unknown: .payloadLength
        }
    }
}
