import Handset

/// A scan of the beginning of a line for the parts of a log's prefix.
struct PrefixScan {
    /// The number of bytes in which the process has to stand.
    private static let reach = 160

    private let line: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ line: UnsafeBufferPointer<UInt8>) { self.line = line }

    private var next: UInt8? { index < line.count ? line[index] : nil }

    private mutating func take(_ bytes: String) -> Bool {
        guard let next, bytes.utf8.contains(next) else { return false }
        index += 1
        return true
    }

    mutating func takeDigits(_ counts: ClosedRange<Int>) -> Int? {
        let start = index
        while index - start < counts.upperBound, let next, next &- 48 < 10 { index += 1 }
        return index - start >= counts.lowerBound ? index - start : nil
    }

    /// Takes one or more blanks.
    mutating func takeBlanks() -> Bool {
        let start = index
        while take(" \t") {}
        return index > start
    }

    /// Takes a date, a time or both, with the blank after them.
    mutating func takeDayAndTime() -> RecordPrefix.Kind? {
        if takeDate() {
            let end = index
            if takeTime() { return .date }
            index = end
            return line[end - 1] == UInt8(ascii: " ") ? .day : nil
        }
        index = 0
        return takeTime() ? .time : nil
    }

    /// Takes a date such as `2014-05-05` with the blank or `T` after it.
    mutating func takeDate() -> Bool {
        takeDigits(4...4) != nil && take("-/") && takeDigits(2...2) != nil && take("-/")
            && takeDigits(2...2) != nil && take(" T")
    }

    /// Takes a time such as `16:11:13.461+0900`, and a blank.
    mutating func takeTime() -> Bool {
        guard takeDigits(1...2) != nil, take(":"), takeDigits(2...2) != nil, take(":"),
            takeDigits(2...2) != nil
        else { return false }
        if take(".,:") { _ = takeDigits(1...9) }
        if take("+-") {
            _ = takeDigits(2...4)
            if take(":") { _ = takeDigits(2...2) }
        } else {
            _ = take("Z")
        }
        return take(" \t")
    }

    /// Takes a process, as in `Wall[1088:60b] ` or `NAME App[50363] <Warning>: `, or the columns of
    /// `log show`, if there is one.
    mutating func takeProcess() {
        let start = index
        let limit = min(line.count, index + Self.reach)
        while index < limit, !Self.endsProcess(line[index]) { index += 1 }
        if index < limit, line[index] == UInt8(ascii: "["), takeNumbers() { return }
        index = start
        takeColumns()
    }

    /// Returns true for the bracket after a process, and for bytes of a payload's text, in which brackets may
    /// stand too.
    private static func endsProcess(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: ";"):
            true
        default: false
        }
    }

    /// Takes `[1088:60b]`, a level, a colon and a blank.
    private mutating func takeNumbers() -> Bool {
        let start = index + 1
        index = start
        while let next, next.hexDigitValue != nil || next == UInt8(ascii: ":") { index += 1 }
        guard index > start, take("]") else { return false }
        let end = index
        if take(" "), take("<") {
            while let next, next | 0x20 &- 97 < 26 { index += 1 }
            if !take(">") { index = end }
        } else {
            index = end
        }
        _ = take(":")
        _ = take(" ")
        return true
    }

    /// Takes `0x1a2b  Default  0x0  123  0  App: (Library) `.
    private mutating func takeColumns() {
        let start = index
        guard take("0"), take("x") else {
            index = start
            return
        }
        let limit = min(line.count, index + Self.reach)
        while index + 1 < limit {
            if line[index] == UInt8(ascii: ":"), line[index + 1] == UInt8(ascii: " ") {
                index += 2
                return
            }
            index += 1
        }
        index = start
    }

    /// Takes `I/flutter ( 123): `.
    mutating func takeTag() -> Bool {
        guard take("VDIWEF"), take("/") else { return false }
        while let next, next != UInt8(ascii: "("), next != UInt8(ascii: ":"), index < 64 {
            index += 1
        }
        if take("(") {
            while take(" 0123456789") {}
            guard take(")") else { return false }
        }
        return take(":") && take(" ")
    }

    /// Takes `default⇥15:10:34.313718+0900⇥App⇥`.
    mutating func takeConsole() -> Bool {
        while let next, next &- 97 < 26 { index += 1 }
        guard take("\t"), takeTime() else { return false }
        while let next, next != UInt8(ascii: "\t"), index < Self.reach { index += 1 }
        return take("\t")
    }
}
