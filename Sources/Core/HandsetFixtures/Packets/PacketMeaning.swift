internal import Handset

/// The meaning of a field of a notification, for people.
enum PacketMeaning {
    static func text(of field: PacketField) -> String {
        let name = field.kind.rawValue
        switch field.kind {
        case .command:
            switch field.bytes.first.flatMap(PacketCommand.init) {
            case .simple?: return "command 0: token and payload"
            case .enhanced?: return "command 1: identifier, expiration, token, payload"
            case .framed?: return "command 2: a frame of items"
            case nil: return name
            }
        case .itemNumber:
            let number = field.bytes.first ?? 0
            let item = PacketItem(rawValue: number).map { ": \($0.field.rawValue)" } ?? ""
            return "\(name) \(number)\(item)"
        case .frameLength, .itemLength, .tokenLength, .payloadLength, .identifier:
            return "\(name) \(field.number ?? 0)"
        case .expiration:
            let seconds = field.number ?? 0
            return "\(name) \(seconds): " + (seconds == 0 ? "not stored" : time(seconds))
        case .priority:
            switch field.number {
            case 10: return "\(name) 10: at once"
            case 5: return "\(name) 5: when it suits the device"
            default: return "\(name) \(field.number ?? 0)"
            }
        case .payload:
            return "\(name) \(SourceExcerpt.shown(field.bytes))"
        case .token, .unknown:
            return name
        }
    }

    /// Returns a time in UTC, in the form of RFC 3339.
    static func time(_ seconds: UInt32) -> String {
        let time = Platform.CalendarTime(secondsSince1970: Int(seconds))
        let padded = [time.month, time.day, time.hour, time.minute, time.second]
            .map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(time.year)-\(padded[0])-\(padded[1])T"
            + "\(padded[2]):\(padded[3]):\(padded[4])Z"
    }
}
