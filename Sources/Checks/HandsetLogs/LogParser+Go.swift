import Handset

// The text of Go's `%v` for a map: `map[aps:map[alert:Hello badge:3] id:7]`, whose keys are sorted since Go 1.12.

extension LogParser {
    /// True at `map[key:` and `map[]`.
    var isAtGoMap: Bool {
        guard isNext("map[") else { return false }
        var scan = self
        scan.index += 4
        return scan.next == UInt8(ascii: "]") || scan.takeGoKey() != nil
    }

    mutating func parseGoMap() throws(LogFault) {
        let start = index
        try beginGo(key: nil)
        /// The last key of each open map.
        var keys: [[UInt8]] = [[]]
        while let container = open.last {
            guard index - start < Self.maximumByteCountOfPrint else { throw fault("]") }
            if container.count == 0, next == UInt8(ascii: "]") {
                try endGo(&keys)
                continue
            }
            var key: Range<Int>?
            if !container.isArray {
                guard let bytes = takeGoKey() else { throw fault("a key") }
                keys[keys.count - 1] = bytes
                key = tree.add(decoded(bytes))
                if bytes == LogTree.apsKey, isAtGoMap { open[open.count - 1].hasBegunAPS = true }
            }
            if isAtGoMap || isAtGoList {
                try beginGo(key: key)
                keys.append([])
            } else {
                try parseGoText(
                    key, after: keys.last ?? [], isInAPS: keys.dropLast().contains(LogTree.apsKey))
                try endGoValue(&keys)
            }
        }
    }

    // MARK: - Containers

    private mutating func beginGo(key: Range<Int>?) throws(LogFault) {
        guard open.count < Self.maximumDepth else {
            throw LogFault(index: index, cause: .tooDeep(limit: Self.maximumDepth))
        }
        let start = index
        let isMap = take("map[")
        if !isMap { index += 1 }
        let node = tree.add(isMap ? .dictionary : .array, key: key, range: start..<index)
        open.append(Open(node: node, bracket: UInt8(ascii: "["), isArray: !isMap))
    }

    private mutating func endGo(_ keys: inout [[UInt8]]) throws(LogFault) {
        guard let container = open.popLast() else { return }
        index += 1
        keys.removeLast()
        tree.end(container.node, at: index, isOldStyle: false)
        try endGoValue(&keys)
    }

    /// Reads the blank after a value, or the bracket of its container.
    private mutating func endGoValue(_ keys: inout [[UInt8]]) throws(LogFault) {
        guard !open.isEmpty else { return }
        open[open.count - 1].count += 1
        memberCount += 1
        switch next {
        case UInt8(ascii: " "): index += 1
        case UInt8(ascii: "]"): try endGo(&keys)
        default: throw fault("a blank, or a bracket")
        }
    }

    /// True at a bracket that does not belong to a text, as in `[Shop] Hello`.
    private var isAtGoList: Bool {
        guard next == UInt8(ascii: "[") else { return false }
        if isNext("[[") || isNext("[map[") || isNext("[]") { return true }
        var scan = self
        while let byte = scan.next, byte != UInt8(ascii: "]"), scan.index - index < 256 {
            scan.index += 1
        }
        return scan.next == UInt8(ascii: "]") && scan.isEndOfGoContainer(in: open.last)
    }

    /// Returns true if another bracket, or what can stand in the container around, follows the bracket at the index.
    func isEndOfGoContainer(in outer: Open?) -> Bool {
        guard let outer else { return true }
        switch byte(after: 1) {
        case UInt8(ascii: "]"): return true
        case UInt8(ascii: " "):
            guard !outer.isArray else { return true }
            var scan = self
            scan.index += 2
            return scan.takeGoKey() != nil
        default: return false
        }
    }
}
