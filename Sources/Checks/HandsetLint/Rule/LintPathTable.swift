import Handset

/// Key paths, with the offsets of their keys and values in a JSON text.
struct LintPathTable {
    /// The offsets of a key and of its value; `nil` if the text does not have them.
    typealias Offsets = (key: Int?, value: Int?)

    /// The offsets of each path, at its number.
    private(set) var offsets: [Offsets] = [(nil, 0)]
    /// The longer paths of each path, by the next key in UTF-8: equal characters of other bytes are
    /// different.
    private var children: [[[UInt8]: Int]] = [[:]]

    private struct Container {
        /// The number of its path; `nil` if no wanted path leads into it.
        let path: Int?
        let isDictionary: Bool
    }

    /// Adds a path, and returns its number.
    mutating func add(_ keys: [String]) -> Int {
        var path = 0
        for key in keys.map({ Array($0.utf8) }) {
            if let child = children[path][key] {
                path = child
            } else {
                children[path][key] = offsets.count
                path = offsets.count
                offsets.append((nil, nil))
                children.append([:])
            }
        }
        return path
    }

    /// Finds the offsets of all paths; for a key that occurs twice, the first one's.
    mutating func find(in bytes: UnsafeBufferPointer<UInt8>) {
        var open: [Container] = []
        // The path of the value that comes next.
        var next: Int? = 0
        var isKey = false
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            if isKey, token.kind == .string {
                isKey = false
                next = child(of: open.last?.path, at: token, in: bytes)
                    .flatMap { offsets[$0].key == nil ? $0 : nil }
                if let next { offsets[next].key = token.range.lowerBound }
                continue
            }
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
                note(next, at: token)
                let isDictionary = token.kind == .mark(UInt8(ascii: "{"))
                open.append(
                    Container(path: isDictionary ? next : nil, isDictionary: isDictionary))
                isKey = isDictionary
                next = nil
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")):
                _ = open.popLast()
                isKey = false
            case .mark(UInt8(ascii: ",")):
                isKey = open.last?.isDictionary == true
                next = nil
            case .mark: break
            case .string, .word:
                note(next, at: token)
                next = nil
            }
        }
    }

    private mutating func note(_ path: Int?, at token: JSONToken) {
        if let path { offsets[path].value = token.range.lowerBound }
    }

    private func child(
        of path: Int?, at token: JSONToken, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard let path, !children[path].isEmpty else { return nil }
        let text = bytes[token.range].dropFirst().dropLast()
        guard text.contains(UInt8(ascii: "\\")) else { return children[path][Array(text)] }
        return JanssonParser.string(ofToken: bytes[token.range])
            .flatMap { children[path][Array($0.utf8)] }
    }
}
