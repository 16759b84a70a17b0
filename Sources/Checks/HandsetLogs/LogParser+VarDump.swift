import Handset

// The text of PHP's `var_dump`: `array(1) { ["aps"]=> array(1) { ["alert"]=> string(2) "Hi" } }`.

extension LogParser {
    private static let maximumKeyByteCountOfDump = 256

    /// True at `array(2) {` and `object(stdClass)#1 (2) {`.
    var isAtVarDump: Bool {
        var scan = self
        return scan.takeHeadOfDump() != nil
    }

    /// Parses the array or the object at the index.
    mutating func parseVarDump() throws(LogFault) {
        let start = index
        try beginDump(key: nil)
        while let container = open.last {
            guard index - start < Self.maximumByteCountOfPrint else { throw fault("}") }
            var scan = self
            scan.skipSpaceOfPHP()
            if scan.next == UInt8(ascii: "}") {
                skipGap(newlines: 1, blanks: 2 * (open.count - 1))
                endPHP(container)
                continue
            }
            skipGap(newlines: 1, blanks: 2 * open.count)
            guard let bytes = takeKeyOfDump() else { throw fault("a key in brackets") }
            let key = tree.add(decoded(bytes))
            skipGap(newlines: 1, blanks: 2 * open.count)
            if isAtVarDump {
                if bytes == LogTree.apsKey { open[open.count - 1].hasBegunAPS = true }
                try beginDump(key: key)
            } else {
                try parseScalarOfDump(key)
            }
        }
    }

    // MARK: - Containers

    /// Takes `array(2) ` or `object(stdClass)#1 (2) ` up to the brace; returns true for an object.
    private mutating func takeHeadOfDump() -> Bool? {
        let isObject: Bool
        if take("array(") {
            isObject = false
        } else {
            guard take("object(") else { return nil }
            isObject = true
            var count = 0
            while let byte = next, byte != UInt8(ascii: ")"), byte > 32, count < 128 {
                index += 1
                count += 1
            }
            guard take(")#"), takeDigitsOfDump() != nil, take(" (") else { return nil }
        }
        guard takeDigitsOfDump() != nil, take(") "), next == UInt8(ascii: "{") else { return nil }
        return isObject
    }

    private mutating func beginDump(key: Range<Int>?) throws(LogFault) {
        let start = index
        guard let isObject = takeHeadOfDump() else { throw fault("array(") }
        try beginPHP(key: key, from: start, isObject: isObject)
    }

    // MARK: - Keys and values

    private mutating func takeDigitsOfDump() -> Int? {
        var value = 0
        let start = index
        while let byte = next, byte &- 48 < 10, index - start < 9 {
            value = 10 * value + Int(byte - 48)
            index += 1
        }
        return index > start ? value : nil
    }

    /// Takes `["key"]=>`, `[0]=>`, or `'key' =>` as Xdebug prints it; `nil` if there is none.
    private mutating func takeKeyOfDump() -> [UInt8]? {
        guard let first = next, first == UInt8(ascii: "[") || first == UInt8(ascii: "'") else {
            return nil
        }
        index += 1
        let isQuoted = first == UInt8(ascii: "'") || take("\"")
        let closing =
            first == UInt8(ascii: "'") ? first : isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: "]")
        var key: [UInt8] = []
        while let byte = next, byte != closing {
            guard byte >= 32, key.count < Self.maximumKeyByteCountOfDump else { return nil }
            key.append(byte)
            index += 1
        }
        index += 1
        if first == UInt8(ascii: "[") && isQuoted {
            // Objects print `["name":protected]` and `["name":"Class":private]`.
            while let byte = next, byte != UInt8(ascii: "]") {
                guard byte > 32 else { return nil }
                index += 1
            }
            index += 1
        } else if first == UInt8(ascii: "'") {
            guard take(" ") else { return nil }
            isEdited = true
        } else if !isQuoted {
            guard !key.isEmpty, key.allSatisfy({ $0 &- 48 < 10 || $0 == UInt8(ascii: "-") }) else {
                return nil
            }
        }
        return take("=>") ? key : nil
    }

    private mutating func parseScalarOfDump(_ key: Range<Int>) throws(LogFault) {
        let start = index
        if take("string(") { return try parseStringOfDump(key, start) }
        var word: [UInt8] = []
        while let byte = next, byte > 32, word.count < 128 {
            word.append(byte)
            index += 1
        }
        guard !word.isEmpty else { throw fault("a value") }
        memberCount += 1
        let string = String(decoding: word, as: UTF8.self)
        if string == "NULL" || string == "null" {
            return addText(Array("null".utf8), .literal, key, start)
        }
        let parts = string.split(separator: "(", maxSplits: 1)
        let isWhole = parts.count == 2 && string.hasSuffix(")")
        let value = isWhole ? Array(parts[1].dropLast().utf8) : []
        switch parts.first {
        case "int", "float", "double":
            if NumberText(value)?.isJSON == true {
                return addText(NumberText(value)?.json ?? value, .literal, key, start)
            }
            return addText(word, .lost, key, start)
        case "bool" where value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8):
            return addText(value, .literal, key, start)
        case "enum", "uninitialized", "resource": return addText(word, .lost, key, start)
        default: break
        }
        guard word == Array("*RECURSION*".utf8) || word == Array("...".utf8) else {
            index = start
            throw fault("a value of var_dump")
        }
        addText(word, .lost, key, start)
    }

    /// Parses `2) "Hi"`, which tells the number of bytes.
    private mutating func parseStringOfDump(_ key: Range<Int>, _ start: Int) throws(LogFault) {
        guard let count = takeDigitsOfDump(), count <= Self.maximumByteCountOfPrint, take(") \"")
        else {
            throw fault("a string")
        }
        let first = index
        var string: [UInt8] = []
        while string.count < count, let byte = next {
            string.append(byte)
            index += 1
        }
        if next != UInt8(ascii: "\"") {
            // A log may have changed bytes, such as the ends of lines.
            index = first
            string = []
            while let byte = next, byte != UInt8(ascii: "\"") || !isBeforeEndOfDump {
                string.append(byte)
                index += 1
            }
            guard next != nil else { throw fault("") }
            isEdited = true
            tree.noteGuess()
        }
        index += 1
        memberCount += 1
        if take("...") { return addText(Array("...".utf8), .lost, key, start) }
        addText(decoded(string), .string, key, start)
    }

    /// True if a key, or the end of the container, follows the quote at the index.
    private var isBeforeEndOfDump: Bool {
        var scan = self
        scan.index += 1
        if scan.isNext("...") { return true }
        scan.skipSpaceOfPHP()
        return scan.next == UInt8(ascii: "}") || scan.takeKeyOfDump() != nil
    }
}
