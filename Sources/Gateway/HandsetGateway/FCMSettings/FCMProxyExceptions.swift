/// The hosts of `NO_PROXY`, in all forms that curl, Go, Python and Ruby take.
///
/// A name stands for itself and all below it, with a dot or `*.` before it or without. An address stands for itself,
/// with `/BITS` for its network. `:PORT` limits each to a port; `*` stands for all hosts.
struct FCMProxyExceptions: Hashable, Sendable {
    private enum Host: Hashable, Sendable {
        case all
        case name(String)
        case network([UInt8], bits: Int)
    }

    private struct Entry: Hashable, Sendable {
        let host: Host
        let port: Int?
    }

    private let entries: [Entry]

    init(_ text: String) {
        entries = text.lowercased().split { $0 == "," || $0.isWhitespace }.compactMap {
            Self.entry(String($0))
        }
    }

    /// True if a host is reached without the proxy.
    func contain(_ host: String, port: Int) -> Bool {
        let name = host.lowercased()
        let address = Self.address(name)
        return entries.contains { entry in
            guard entry.port == nil || entry.port == port else { return false }
            switch entry.host {
            case .all: return true
            case .name(let own):
                return address == nil && (name == own || name.hasSuffix(".\(own)"))
            case .network(let bytes, let bits):
                return address.map { Self.isSame($0, bytes, upTo: bits) } == true
            }
        }
    }

    private static func entry(_ text: String) -> Entry? {
        if text == "*" { return Entry(host: .all, port: nil) }
        var (name, port) = (text, Int?.none)
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            name = String(text[text.index(after: text.startIndex)..<end])
            let rest = text[text.index(after: end)...]
            port = rest.hasPrefix(":") ? Int(rest.dropFirst()) : nil
        } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
            name = String(text[..<colon])
            port = Int(text[text.index(after: colon)...])
            guard port != nil else { return nil }
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if let bytes = address(String(parts[0])) {
            let all = bytes.count * 8
            guard parts.count > 1 else {
                return Entry(host: .network(bytes, bits: all), port: port)
            }
            guard let bits = Int(parts[1]), (0...all).contains(bits) else { return nil }
            return Entry(host: .network(bytes, bits: bits), port: port)
        }
        let own = name.drop { $0 == "*" || $0 == "." }
        let whole = own.hasSuffix(".") ? own.dropLast() : own
        return whole.isEmpty ? nil : Entry(host: .name(String(whole)), port: port)
    }

    /// Returns the bytes of an address of IP; `nil` for a name.
    private static func address(_ text: String) -> [UInt8]? {
        if text.contains(":") { return addressOfSix(text) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        let bytes = parts.compactMap { UInt8($0) }
        return bytes.count == 4 ? bytes : nil
    }

    private static func addressOfSix(_ text: String) -> [UInt8]? {
        let halves = text.components(separatedByPair: ":")
        guard halves.count <= 2 else { return nil }
        let groups = halves.map { half -> [UInt16?] in
            half.isEmpty
                ? []
                : half.split(separator: ":", omittingEmptySubsequences: false).map {
                    UInt16($0, radix: 16)
                }
        }
        let count = groups.map(\.count).reduce(0, +)
        guard halves.count == 2 ? count < 8 : count == 8 else { return nil }
        let zeros = [UInt16?](repeating: 0, count: 8 - count)
        let all = (groups[0] + (halves.count == 2 ? zeros + groups[1] : [])).compactMap(\.self)
        guard all.count == 8 else { return nil }
        return all.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func isSame(_ one: [UInt8], _ other: [UInt8], upTo bits: Int) -> Bool {
        guard one.count == other.count else { return false }
        return (0..<bits).allSatisfy { bit in
            let mask = UInt8(0x80) >> UInt8(bit % 8)
            return one[bit / 8] & mask == other[bit / 8] & mask
        }
    }
}

extension String {
    /// Returns the parts between two characters that follow each other.
    fileprivate func components(separatedByPair mark: Character) -> [String] {
        var parts = [""]
        var rest = self[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            if first == mark, rest.first == mark {
                rest = rest.dropFirst()
                parts.append("")
            } else {
                parts[parts.count - 1].append(first)
            }
        }
        return parts
    }
}
