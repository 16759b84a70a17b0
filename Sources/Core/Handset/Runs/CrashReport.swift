/// The text that Swift's runtime writes when a program crashes: its message, and the functions on the way.
package struct CrashReport {
    private static let mark = "Fatal error: "
    /// The beginning of the line that says what a trap is for, such as `*** Swift runtime failure: arithmetic overflow ***`.
    private static let markOfTrap = "*** Swift runtime failure: "

    /// The lines that the program had written before.
    package let log: [String]
    /// The message, without its place; `nil` if the runtime has written none.
    package let message: String?
    /// The place that the message begins with, such as `Orders/Order.swift:20`: of a module and a file.
    package let origin: AppCrash.Frame?
    /// The functions with a place, the innermost first.
    package let frames: [AppCrash.Frame]

    /// Reads what a program has written until its end; `naming` returns the name of a file at a path.
    package init(_ text: String, naming: (String) -> String = { $0 }) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = lines.firstIndex { $0.contains(Self.mark) || $0.hasPrefix("*** ") }
        log = Array(lines[..<(end ?? lines.endIndex)]).droppingEmptyEnd
        message =
            end.flatMap { index in
                lines[index].firstRange(of: Self.mark).map {
                    String(lines[index][$0.upperBound...])
                }
            }
            ?? lines.first { $0.hasPrefix(Self.markOfTrap) && $0.hasSuffix(" ***") }
            .map { String($0.dropFirst(Self.markOfTrap.count).dropLast(4)) }
        origin = end.flatMap { AppCrash.Frame(beginning: lines[$0]) }
        let thread = lines.firstIndex { $0.hasPrefix("Thread ") && $0.hasSuffix("crashed:") }
        frames =
            thread.map { lines[$0...].compactMap { AppCrash.Frame(line: $0, naming: naming) } }
            ?? []
    }

    /// The crash, in the functions whose files are the app's.
    ///
    /// - Parameters:
    ///   - signal: The name of the signal that has ended the program, for a crash without a message.
    ///   - cause: The cause of a crash without a message.
    ///   - isOfApp: True for the path of a file of the app.
    /// - Returns: The crash.
    package func crash(
        by signal: String, cause: Reason.CrashCause = .code, isOfApp: (String) -> Bool
    ) -> AppCrash {
        AppCrash(
            message: message ?? signal, trace: frames.filter { isOfApp($0.file) }, at: origin,
            cause: message == nil ? cause : .code)
    }
}

extension AppCrash.Frame {
    /// The modules whose files are not the app's.
    private static let others = ["Dispatch", "Foundation", "FoundationEssentials", "Swift"]

    /// Reads the place before a message, as in `Orders/Order.swift:20: Fatal error: …`; `nil` without one in the app.
    fileprivate init?(beginning line: String) {
        guard
            let match = line.prefixMatch(
                of: #/(?<module>\w+)/(?<file>[^/:]+\.swift):(?<line>\d+): /#),
            !Self.others.contains(String(match.module)), !match.module.hasPrefix("Handset"),
            !match.module.hasPrefix("_"), let number = Int(match.line)
        else { return nil }
        self.init(function: "", file: "\(match.module)/\(match.file)", line: number)
    }
}

extension AppCrash.Frame {
    /// Reads a line such as `3 [ra] 0x0000 f(_:_:) + 47 in a at /app/a.swift:1:40`; `nil` for others.
    fileprivate init?(line: String, naming: (String) -> String) {
        guard let address = line.firstRange(of: " 0x"), let at = line.ranges(of: " at /").last,
            address.upperBound <= at.lowerBound
        else { return nil }
        let words = line[address.upperBound..<at.lowerBound]
        guard let space = words.firstIndex(of: " ") else { return nil }
        var function = String(words[words.index(after: space)...])
        if let module = function.ranges(of: " in ").last {
            function = String(function[..<module.lowerBound])
        }
        if let offset = function.ranges(of: " + ").last {
            function = String(function[..<offset.lowerBound])
        }
        let place = line[line.index(before: at.upperBound)...].split(separator: ":")
        guard place.count >= 2, let number = Int(place[1]) else { return nil }
        self.init(function: function, file: naming(String(place[0])), line: number)
    }
}

extension [String] {
    fileprivate var droppingEmptyEnd: [String] {
        var lines = self
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}
