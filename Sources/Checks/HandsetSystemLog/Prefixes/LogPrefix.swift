/// The part of a line that a log writes before the message, and what it says.
package struct LogPrefix: Hashable, Sendable {
    package var style: LogStyle
    package var time: LogTime?
    /// The name of the process; empty if the line does not say it.
    package var process = ""
    /// The number of the process.
    package var pid: Int?
    package var messageStart = 0

    init(style: LogStyle, time: LogTime? = nil) {
        self.style = style
        self.time = time
    }

    /// The processes of iOS that write about pushes.
    static let daemons: Set<String> = [
        "apsd", "SpringBoard", "dasd", "callservicesd", "runningboardd", "liveactivitiesd",
        "usernotificationsd", "donotdisturbd", "CoreSimulatorBridge", "InCallService", "kernel",
        "chronod", "usernoted", "duetexpertd", "assertiond",
    ]

    /// Reads the prefix of a line; `nil` if it has none.
    ///
    /// - Parameter line: The line without its newline.
    package init?(_ line: ArraySlice<UInt8>) {
        var scan = ByteScan(line)
        scan.takeMarks()
        let start = scan.index
        if let time = scan.takeDateAndTime() {
            self.init(style: .short, time: time)
            guard scan.takeBlanks() || scan.next == nil else { return nil }
            readAfterDate(&scan)
        } else if let time = scan.takeMonthAndTime() {
            self.init(style: .syslog, time: time)
            guard scan.takeBlanks() else { return nil }
            readSyslogProcess(&scan)
        } else if let time = scan.takeTime() {
            self.init(style: .short, time: time)
            guard scan.takeBlanks() else { return nil }
            readProcess(&scan)
        } else if let found = Self.console(line[start...]) ?? Self.tidied(line[start...]) {
            self = found
            messageStart += start - line.startIndex
            return
        } else {
            return nil
        }
        scan.takeLibraryAndSubsystem()
        takeInnerTime(&scan)
        messageStart = scan.index - line.startIndex
    }

    /// Reads what stands after a date: the columns of `log show`, `localhost`, a type of two letters, or a process.
    private mutating func readAfterDate(_ scan: inout ByteScan) {
        let start = scan.index
        if scan.takeHexadecimal(), scan.takeBlanks(), !scan.take(while: ByteScan.isLetter).isEmpty,
            scan.takeBlanks(), scan.takeHexadecimal(), scan.takeBlanks(),
            let pid = scan.takeNumber(1...9), scan.takeBlanks(), scan.takeNumber(1...9) != nil,
            scan.takeBlanks()
        {
            style = .columns
            self.pid = pid
            let name = scan.rest.prefix(80).prefix { $0 != UInt8(ascii: ":") }
            process = String(decoding: name, as: UTF8.self)
            scan.index += name.count
            if scan.take(":") { scan.takeBlanks() }
            return
        }
        scan.index = start
        if scan.take("localhost ") {
            style = .localhost
            scan.takeBlanks()
        } else {
            let type = scan.take(while: ByteScan.isLetter)
            if (1...2).contains(type.count), scan.takeBlanks(),
                scan.rest.prefix(64).contains(UInt8(ascii: "["))
            {
                style = .compact
            } else {
                scan.index = start
            }
        }
        readProcess(&scan)
    }

    /// Reads `PROCESS(Library)[PID] <Notice>: ` after the name of a device, which may have blanks.
    private mutating func readSyslogProcess(_ scan: inout ByteScan) {
        let start = scan.index
        let head = scan.rest.prefix(160)
        guard let level = head.firstIndex(of: UInt8(ascii: "<")), level > start,
            let bracket = scan.bytes[start..<level].lastIndex(of: UInt8(ascii: "["))
        else { return readProcess(&scan) }
        let name = scan.bytes[start..<bracket].prefix { $0 != UInt8(ascii: "(") }
        scan.index = name.lastIndex(of: 32).map { $0 + 1 } ?? start
        readProcess(&scan)
    }

    /// Reads `PROCESS`, `PROCESS: `, `PROCESS(Library)[PID] <Notice>: ` and the like.
    mutating func readProcess(_ scan: inout ByteScan) {
        let start = scan.index
        let name = scan.take(while: ByteScan.isName)
        guard !name.isEmpty, name.count <= 80 else {
            scan.index = start
            return
        }
        let afterName = scan.index
        takeBracket(&scan, "(", ")")
        takeBracket(&scan, "{", "}")
        if scan.take("[") {
            pid = scan.takeNumber(1...9)
            _ = scan.take(while: { ByteScan.isHexadecimal($0) || $0 == UInt8(ascii: ":") })
            if !scan.take("]") {
                scan.index = afterName
                pid = nil
            } else if style == .short, time?.day != nil {
                style = .nslog
            }
        }
        let hadColon = scan.take(":")
        guard hadColon || scan.next == 32 || scan.next == 9 || scan.next == nil else {
            scan.index = start
            return
        }
        scan.takeBlanks()
        if scan.take("<") {
            let level = scan.take(while: ByteScan.isLetter)
            if level.isEmpty || !scan.take(">") || !scan.take(":") {
                scan.index = afterName
                scan.takeBlanks()
            } else {
                if level.allSatisfy({ $0 &- 65 < 26 }) { style = .pymobiledevice }
                scan.takeBlanks()
            }
        }
        process = String(decoding: name, as: UTF8.self)
    }

    private func takeBracket(
        _ scan: inout ByteScan, _ opening: String, _ closing: String
    ) {
        let start = scan.index
        guard scan.take(opening) else { return }
        _ = scan.take(while: { ByteScan.isName($0) || $0 == 32 || $0 == 43 })
        if !scan.take(closing) { scan.index = start }
    }

    /// Takes the second time that apsd's debug log of iOS 10 writes into its message, which has a zone.
    private mutating func takeInnerTime(_ scan: inout ByteScan) {
        let start = scan.index
        guard let inner = scan.takeDateAndTime(), scan.takeBlanks() else {
            scan.index = start
            return
        }
        let name = scan.take(while: ByteScan.isName)
        guard !name.isEmpty, scan.take("["), scan.takeNumber(1...9) != nil, scan.take("]"),
            scan.take(":"), scan.takeBlanks()
        else {
            scan.index = start
            return
        }
        time = inner
    }
}
