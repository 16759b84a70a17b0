import NIOHPACK

/// The rules of HTTP/2 for the header fields that a sender sends (RFC 9113, sections 8.2 and 8.3).
///
/// NIO knows them, too, but holds what is answered to them as well, and takes a tenth of all the time.
struct FieldRules {
    private struct PseudoHeaders: OptionSet {
        let rawValue: UInt8
        static let method = PseudoHeaders(rawValue: 1)
        static let path = PseudoHeaders(rawValue: 2)
        static let scheme = PseudoHeaders(rawValue: 4)
        static let authority = PseudoHeaders(rawValue: 8)
    }

    private var pseudoHeaders: PseudoHeaders = []
    private var isConnect = false
    private var isBehindPseudoHeaders = false

    /// Whether the fields that end a request are well-formed.
    static func areKept(byTrailers fields: HPACKHeaders) -> Bool {
        var rules = FieldRules()
        rules.isBehindPseudoHeaders = true
        for (name, value, _) in fields where !rules.allows(name, value) { return false }
        return true
    }

    /// Whether all pseudo-headers are there that have to be, and none that must not be.
    var isComplete: Bool {
        isConnect
            ? pseudoHeaders == [.method, .authority]
            : pseudoHeaders.isSuperset(of: [.method, .path, .scheme])
    }

    /// Whether the next field of a request may be there.
    mutating func allows(_ name: String, _ value: String) -> Bool {
        if name.utf8.first == UInt8(ascii: ":") { return allowsPseudoHeader(name, value) }
        isBehindPseudoHeaders = true
        // They may hold anything but what ends a line in HTTP/1.
        if value.holds({ $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            return false
        }
        switch name {
        case "connection", "transfer-encoding", "proxy-connection", "keep-alive", "upgrade":
            return false
        case "te": return value == "trailers"
        default: return !name.isEmpty && !name.holds { !Self.isOfNames($0) }
        }
    }

    private mutating func allowsPseudoHeader(_ name: String, _ value: String) -> Bool {
        let pseudoHeader: PseudoHeaders
        switch name {
        case ":method":
            pseudoHeader = .method
            isConnect = value == "CONNECT"
        case ":path":
            pseudoHeader = .path
            if value.isEmpty { return false }
        case ":scheme": pseudoHeader = .scheme
        case ":authority": pseudoHeader = .authority
        default: return false
        }
        return !isBehindPseudoHeaders && pseudoHeaders.insert(pseudoHeader).inserted
            && !value.holds { $0 <= UInt8(ascii: " ") || $0 == 0x7F }
    }

    /// Whether a byte may stand in a name: what HTTP calls a token (RFC 9110, section 5.6.2), without
    /// capital letters.
    private static func isOfNames(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+.^_`|~".utf8.contains(byte)
        }
    }
}

extension String {
    /// Whether a byte of its UTF-8 is of some kind.
    @inline(__always)
    fileprivate func holds(_ isOfKind: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(where: isOfKind) }
            ?? utf8.contains(where: isOfKind)
    }
}
