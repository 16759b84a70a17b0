/// The parts of a file that ask for the time or let it pass, and names of the stand-ins that are as long.
enum SourceTimes {
    /// A part of a file, and the name that stands for it.
    private struct Part {
        /// The text that is replaced.
        let text: String
        /// The text that has to follow; empty if anything does that does not go on with the name.
        let next: String
        /// The name in its place.
        let name: String

        init(_ text: String, before next: String = "", _ name: String) {
            (self.text, self.next, self.name) = (text, next, name)
        }
    }

    /// Parts that begin an expression.
    private static let roots = [
        Part("Date()", "Now_()"), Part("Date.now", "Now_date"),
        Part("Date", before: "(timeIntervalSinceNow:", "Now_"),
        Part("Date.init", before: "()", "Now_init_"),
        Part("Date.init", before: "(timeIntervalSinceNow:", "Now_init_"),
        Part("Date.timeIntervalSinceReferenceDate", "handsetTimeIntervalSinceReference__"),
        Part("NSDate()", "NSNow_()"), Part("Foundation.Date.now", "handsetPresentDate_"),
        Part("Foundation.Date", before: "()", "handsetNowDate_"),
        Part("Foundation.Date", before: "(timeIntervalSinceNow:", "handsetNowDate_"),
        Part("Timer.scheduledTimer", "handsetScheduleTimer"),
        Part("Timer", before: "(timeInterval:", "Time_"), Part("Timer", before: "(fire:", "Time_"),
        Part("CFAbsoluteTimeGetCurrent", before: "()", "handsetAbsoluteTime_____"),
    ]

    private static let members = [
        Part("timeIntervalSinceNow", "handsetSinceNowTime_"),
        Part("isDateInToday", before: "(", "handsetToday_"),
        Part("isDateInTomorrow", before: "(", "handsetTomorrow_"),
        Part("isDateInYesterday", before: "(", "handsetYesterday_"),
        Part("asyncAfter", before: "(deadline:", "phoneAfter"),
        Part("asyncAfter", before: "(wallDeadline:", "phoneAfter"),
    ]

    /// Names of what goes by the machine's time, with the words by which they are told.
    private static let others = [
        "DispatchSource.makeTimerSource", "ContinuousClock", "SuspendingClock",
        "CACurrentMediaTime",
        "mach_absolute_time", "clock_gettime", "gettimeofday", "usleep", "Thread.sleep",
        "Timer.publish", "ProcessInfo.processInfo.systemUptime", "Date.init", "DispatchSourceTimer",
    ]

    /// Returns the end of the part that begins at a word, and the name that stands for it; `nil` if there is none.
    static func replacement(
        of place: Int, in source: SourceText
    ) -> (end: Int, name: String)? {
        let isMember = source.bytes[..<place].last == UInt8(ascii: ".")
        let rest = source.bytes[place...]
        // The longest first: `Date.now` before `Date`.
        let part = (isMember ? members : roots).filter { part in
            guard rest.starts(with: (part.text + part.next).utf8) else { return false }
            let end = place + part.text.utf8.count
            return part.text.hasSuffix(")") || !part.next.isEmpty
                || !source.hasName(at: end) && source.bytes[end...].first != UInt8(ascii: ":")
        }.max { $0.text.utf8.count < $1.text.utf8.count }
        return part.map { (place + $0.text.utf8.count, $0.name) }
    }

    /// Returns the parts of a file that go by the machine's time, with their places.
    static func ofMachine(in source: SourceText) -> [(offset: Int, name: String)] {
        var found: [(offset: Int, name: String)] = []
        var place = 0
        while place < source.bytes.count {
            guard source.isCode(at: place) else {
                place += 1
                continue
            }
            if source.bytes[place] == UInt8(ascii: "."), isImplicitNow(at: place, in: source) {
                found.append((place, ".now"))
            }
            guard let word = source.word(at: place) else {
                place += 1
                continue
            }
            defer { place += word.utf8.count }
            guard source.bytes[..<place].last != UInt8(ascii: "."),
                replacement(of: place, in: source) == nil,
                let name = others.first(where: { source.hasWord($0, at: place) }),
                // `Date.init(timeIntervalSince1970: 0)` asks for no time.
                name != "Date.init" || source.bytes[(place + 9)...].first != UInt8(ascii: "(")
            else { continue }
            found.append((place, name))
        }
        return found
    }

    /// True for `.now` without a type before it and parentheses behind it, which is most often one of `Date`.
    private static func isImplicitNow(at place: Int, in source: SourceText) -> Bool {
        guard source.hasWord("now", at: place + 1),
            source.bytes[(place + 4)...].first != UInt8(ascii: "(")
        else { return false }
        guard let before = source.bytes[..<place].last else { return true }
        return !SourceText.isName(before) && !Array(")]?!>.".utf8).contains(before)
    }
}
