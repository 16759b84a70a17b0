extension LogPrefix {
    /// The largest number of bytes of a level, in whatever language the Mac speaks.
    private static let largestLevel = 40

    /// Reads `default⇥05:40:26.372168+0400⇥SpringBoard⇥`, or the same with blanks.
    static func console(_ line: ArraySlice<UInt8>) -> LogPrefix? {
        let head = line.prefix(largestLevel)
        // The level has no digit, and no mark that a message begins with.
        guard let digit = head.firstIndex(where: ByteScan.isDigit), digit > line.startIndex,
            line[digit - 1] == 9 || line[digit - 1] == 32,
            !line[..<digit].contains(where: { $0 < 32 && $0 != 9 || isMark($0) })
        else { return nil }
        var scan = ByteScan(line)
        scan.index = digit
        guard let time = scan.takeTime() ?? scan.takeDateAndTime() else { return nil }
        let hasTabs = scan.next == 9
        guard scan.takeBlanks() else { return nil }
        var prefix = LogPrefix(style: hasTabs ? .console : .consoleSpaces, time: time)
        if hasTabs {
            let fields = scan.rest.prefix(200)
            guard let tab = fields.firstIndex(of: 9) else { return nil }
            prefix.process = String(decoding: scan.bytes[scan.index..<tab], as: UTF8.self)
            scan.index = tab + 1
            // The library has a column of its own in some copies.
            let library = scan.rest.prefix(80).prefix { ByteScan.isName($0) || $0 == 32 }
            if library.endIndex < scan.bytes.endIndex, scan.bytes[library.endIndex] == 9,
                !library.isEmpty
            {
                scan.index = library.endIndex + 1
            }
        } else {
            prefix.readProcess(&scan)
        }
        scan.takeLibraryAndSubsystem()
        prefix.messageStart = scan.index - line.startIndex
        return prefix
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "="),
            UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    /// Reads `apsd: ` and `SpringBoard(UserNotificationsCore): `, as people shorten lines by hand.
    static func tidied(_ line: ArraySlice<UInt8>) -> LogPrefix? {
        var scan = ByteScan(line)
        var prefix = LogPrefix(style: .short)
        prefix.readProcess(&scan)
        guard daemons.contains(prefix.process), scan.index > line.startIndex else { return nil }
        let taken = line[..<scan.index]
        guard taken.contains(where: { $0 == UInt8(ascii: ":") || $0 == 9 }) else { return nil }
        scan.takeLibraryAndSubsystem()
        prefix.messageStart = scan.index - line.startIndex
        return prefix
    }
}

extension ByteScan {
    /// Takes what pages and tools put before a line: `- `, `| `, `> `, `[  +71 ms] `, `[DEVICE LOG] `.
    mutating func takeMarks() {
        while true {
            let start = index
            takeBlanks()
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "|") || next == UInt8(ascii: ">")
                || next == UInt8(ascii: "*")
            {
                index += 1
                guard takeBlanks() else {
                    index = start
                    return
                }
            } else if take("[DEVICE LOG]") {
                takeBlanks()
            } else if next == UInt8(ascii: "["), takeMilliseconds() {
                takeBlanks()
            } else {
                // Blanks alone are indentation.
                guard index > start, next.map(Self.isDigit) != true else { return }
                var probe = self
                if probe.takeMonthAndTime() == nil { index = start }
                return
            }
        }
    }

    /// Takes `[  +71 ms]`, which Flutter's tool writes.
    private mutating func takeMilliseconds() -> Bool {
        let start = index
        if take("["), takeBlanks() || true, take("+"), takeNumber(1...9) != nil || true {
            _ = take(while: { Self.isDigit($0) || $0 == UInt8(ascii: ",") })
            takeBlanks()
            if take("ms]") || take("s]") { return true }
        }
        index = start
        return false
    }

    /// Takes `(Library) ` and `[subsystem:category] ` before a message.
    mutating func takeLibraryAndSubsystem() {
        let start = index
        if take("(") {
            _ = take(while: { Self.isName($0) || $0 == 32 || $0 == 43 })
            if !take(")") || !takeBlanks() { index = start }
        }
        let beforeSubsystem = index
        if take("[") {
            let subsystem = take(while: { Self.isName($0) })
            let hasCategory = take(":")
            _ = take(while: { $0 != UInt8(ascii: "]") && $0 >= 32 })
            if subsystem.isEmpty || !hasCategory || !take("]") || !takeBlanks() {
                index = beforeSubsystem
            } else {
                return
            }
        }
        // pymobiledevice3 writes both in brackets of their own.
        if take("["), !take(while: Self.isName).isEmpty, take("]["),
            !take(while: { $0 != UInt8(ascii: "]") && $0 >= 32 }).isEmpty, take("]"), takeBlanks()
        {
            return
        }
        index = beforeSubsystem
    }
}
