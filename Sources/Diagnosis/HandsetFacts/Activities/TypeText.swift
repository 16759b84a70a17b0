/// The text of a type of Swift, taken apart.
indirect enum TypeText: Hashable {
    case name(String, arguments: [TypeText])
    case optional(TypeText)
    case list(TypeText)
    case dictionary(TypeText, TypeText)
    case other

    private static let maximumDepth = 32

    init(_ text: String) {
        var scanner = Scanner(text: Array(text.utf8))
        let type = scanner.type(depth: 0)
        self = scanner.place == scanner.text.count ? type : .other
    }

    /// Reads from left to right; each byte once.
    private struct Scanner {
        let text: [UInt8]
        var place = 0

        private var next: UInt8? { place < text.count ? text[place] : nil }

        mutating func type(depth: Int) -> TypeText {
            guard depth < TypeText.maximumDepth else { return .other }
            var type = plain(depth: depth)
            while let sign = next, sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") {
                type = .optional(type)
                place += 1
            }
            return type
        }

        private mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: sign) else { return false }
            place += 1
            return true
        }

        private mutating func plain(depth: Int) -> TypeText {
            if take("[") {
                let key = type(depth: depth + 1)
                if take(":") {
                    let value = type(depth: depth + 1)
                    return take("]") ? .dictionary(key, value) : .other
                }
                return take("]") ? .list(key) : .other
            }
            if take("(") {
                let inner = type(depth: depth + 1)
                return take(")") ? inner : .other
            }
            var name: [UInt8] = []
            while let byte = next, Self.isName(byte) {
                if byte != UInt8(ascii: "`") { name.append(byte) }
                place += 1
            }
            guard !name.isEmpty else { return .other }
            var arguments: [TypeText] = []
            if take("<") {
                repeat { arguments.append(type(depth: depth + 1)) } while take(",")
                guard take(">") else { return .other }
            }
            return .name(String(decoding: name, as: UTF8.self), arguments: arguments)
        }

        private static func isName(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "`"), 0x80...:
                true
            default: false
            }
        }
    }
}
