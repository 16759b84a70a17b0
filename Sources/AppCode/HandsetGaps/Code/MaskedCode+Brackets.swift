extension MaskedCode {
    /// Returns the offset after the bracket that ends the one at an offset.
    func close(_ start: Int) -> Int {
        var depth = 0
        for offset in max(start, 0)..<max(count, start, 0) {
            if isOne(of: "([{", at: offset) { depth += 1 }
            if isOne(of: ")]}", at: offset) {
                depth -= 1
                if depth <= 0 { return offset + 1 }
            }
        }
        return count
    }

    /// Returns the ranges between the commas of a range, without those in brackets.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        let range = range.clamped(to: 0..<count)
        var (parts, depth, last) = ([Range<Int>](), 0, range.lowerBound)
        for offset in range {
            if isOne(of: "([{<", at: offset) {
                depth += 1
            } else if isOne(of: ")]}", at: offset)
                || self[offset] == UInt8(ascii: ">") && !isOne(of: "-=", at: offset - 1)
            {
                depth -= 1
            } else if self[offset] == UInt8(ascii: ","), depth <= 0 {
                parts.append(last..<offset)
                last = offset + 1
            }
        }
        parts.append(last..<range.upperBound)
        return parts.filter { has(#"\S"#, from: $0.lowerBound, to: $0.upperBound) }
    }

    /// Returns the labels of the arguments between brackets, the first of which is at an offset; `_` for one without.
    func labels(at bracket: Int) -> [String] {
        parts(of: bracket + 1..<max(bracket + 1, close(bracket) - 1)).map { part in
            match(#"\s*(\w+)\s*:(?!:)"#, at: part.lowerBound, to: part.upperBound)?[1] ?? "_"
        }
    }

    /// Returns the end of the expression that begins at an offset, with its members, calls and closures.
    func endOfExpression(at start: Int, withClosures: Bool = true) -> Int {
        var offset = start
        if let match = match(#"(try[?!]?\s+|await\s+)*[.\w`$]*"#, at: offset) { offset = match.end }
        while offset < count {
            if let match = match(#"\s*[.]\s*\w+|[?!](?=[.\[(])|!"#, at: offset) {
                offset = match.end
            } else if isOne(of: "([", at: offset) {
                offset = close(offset)
            } else if withClosures, match(#" ?\{"#, at: offset) != nil,
                let brace = first("{", from: offset)
            {
                offset = close(brace)
            } else if self[offset] == UInt8(ascii: "\"") {
                offset = (first("\"", from: offset + 1) ?? count - 1) + 1
            } else {
                break
            }
        }
        return min(offset, count)
    }

    /// A block: the offset of its brace, and what stands before it.
    struct Block {
        let brace: Int
        let head: String

        /// Returns true if what stands before it matches a pattern.
        func has(_ pattern: String) -> Bool {
            MaskedCode(masked: Array(head.utf8)).has(pattern)
        }
    }

    /// Returns the blocks around an offset, the outermost one first.
    func blocks(around offset: Int) -> [Block] {
        var open: [Int] = []
        for place in 0..<min(max(offset, 0), count) {
            if self[place] == UInt8(ascii: "{") { open.append(place) }
            if self[place] == UInt8(ascii: "}") { _ = open.popLast() }
        }
        return open.map { brace in
            let start =
                (bytes[..<brace].lastIndex { $0 == 0x7B || $0 == 0x7D || $0 == 0x3B } ?? -1) + 1
            let words = text(start..<brace).split(omittingEmptySubsequences: false) {
                $0.isWhitespace
            }
            return Block(brace: brace, head: words.filter { !$0.isEmpty }.joined(separator: " "))
        }
    }
}
