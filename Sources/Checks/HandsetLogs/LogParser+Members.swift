import Handset

extension LogParser {
    /// Parses the members of a dictionary whose braces are lost, up to the first line that is not a member.
    mutating func parseMembers() throws(LogFault) {
        note(.braces)
        let start = index
        let node = tree.add(.dictionary, key: nil, range: start..<start)
        open.append(Open(node: node, bracket: UInt8(ascii: "{"), isArray: false))
        var end = start
        while isAtMember {
            let member = index
            try parseMember()
            try parseOpen(downTo: 1)
            guard isEndOfMember else {
                // Text such as `count = 7` is not a member.
                throw LogFault(
                    index: member, cause: .syntax(token: "", expected: ";"))
            }
            end = index
            guard skipToNextMember() else { break }
        }
        if next == UInt8(ascii: "}") {
            index += 1
            end = index
        }
        index = end
        tree.end(node, at: end, isOldStyle: true)
        open.removeLast()
    }

    /// True at `key =`.
    var isAtMember: Bool {
        var end = index
        if text.byte(at: end) == UInt8(ascii: "\"") {
            end += 1
            while let byte = text.byte(at: end), byte != UInt8(ascii: "\""), end - index < 256 {
                guard byte != UInt8(ascii: "\n") else { return false }
                end += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            end += 1
        } else {
            while let byte = text.byte(at: end), Self.isBareKey(byte), end - index < 256 {
                end += 1
            }
        }
        guard end > index else { return false }
        while text.byte(at: end) == UInt8(ascii: " ") { end += 1 }
        guard text.byte(at: end) == UInt8(ascii: "=") else { return false }
        // `key == value` and `key => value` are not members.
        let next = text.byte(at: end + 1)
        return next != UInt8(ascii: "=") && next != UInt8(ascii: ">")
    }

    /// The index of the brace at `aps={`; `nil` at other members.
    var indexOfMapAPS: Int? { isNext("aps={") ? index + 4 : nil }

    /// True after a semicolon, or after the bracket of a container.
    private var isEndOfMember: Bool {
        switch text.byte(at: index - 1) {
        case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"): true
        default: false
        }
    }

    /// Skips white space up to the next member or brace; returns false at an empty line, and at the end.
    private mutating func skipToNextMember() -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: "\n") else { return next != nil }
        index += 1
        skipBlanks()
        return next != nil && next != UInt8(ascii: "\n")
    }
}
