/// Changes what does not compile on Linux, in place.
struct SourcePreparer {
    private(set) var bytes: [UInt8]
    private(set) var changes: [SourceChange] = []
    private(set) var problems: [SourceProblem] = []
    /// The imports that the file needs beside its own.
    private(set) var imports = SourceImports()
    private let source: SourceText
    private var columns: SourceColumns

    private static let attributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
        "@IBDesignable", "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable",
    ]
    /// A name of the stand-ins, as long as `#selector`.
    private static let selector = "Selector_"
    /// A name of the stand-ins, as long as `Thread.isMainThread`.
    private static let mainThread = "handsetIsMainThread"
    /// The names that ask for the user's locale, and names of the stand-ins that are as long.
    private static let locales = [
        ("Locale.current", "handsetLocale_"),
        ("Locale.autoupdatingCurrent", "handsetAutoupdatingLocale_"),
        ("Locale.preferredLanguages", "handsetPreferredLanguages"),
        ("Calendar.current", "handsetCalendar_"),
        ("Calendar.autoupdatingCurrent", "handsetAutoupdatingCalendar_"),
        ("DateFormatter()", "handsetDates_()"), ("NumberFormatter()", "handsetNumbers_()"),
    ]

    /// The app's bundle, and the name of the stand-ins that is as long.
    private static let bundles = [("Bundle.main", "handsetApp_")]

    private static let members: Set<String> = [
        "afterDelay", "applicationSupportDirectory", "asyncAfter", "cachesDirectory",
        "containerURL", "documentsDirectory", "libraryDirectory", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    ]
    private static let calls = [
        "String(localized", "Task.sleep", "UserDefaults(suiteName", "background(withIdentifier",
    ]

    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        columns = SourceColumns(source)
    }

    mutating func prepare() {
        var place = 0
        while place < bytes.count {
            guard source.isCode(at: place), let word = source.word(at: place) else {
                place += 1
                continue
            }
            let range = place..<place + word.utf8.count
            // The name of something that is called like a word of Swift.
            let isEscaped = place > 0 && bytes[place - 1] == UInt8(ascii: "`")
            place = isEscaped ? range.upperBound : prepare(word, at: range)
        }
    }

    /// Returns the offset at which the next word may begin.
    private mutating func prepare(_ word: String, at range: Range<Int>) -> Int {
        if let time = SourceTimes.replacement(of: range.lowerBound, in: source) {
            imports.needsNames = true
            put(time.name, over: range.lowerBound..<time.end, .time)
            return time.end
        }
        switch word {
        case "@UIApplicationMain", "@NSApplicationMain": put("@main", over: range, .mainAttribute)
        case "#selector": prepareSelector(at: range)
        case "#Preview": return preparePreview(at: range)
        case "Thread": prepareThread(at: range)
        case "Calendar", "DateFormatter", "Locale", "NumberFormatter":
            put(Self.locales, at: range, .locale)
        case "Bundle": put(Self.bundles, at: range, .bundle)
        case "import": return prepareImport(at: range)
        case "os": preparePlatform(at: range)
        case _ where word.hasPrefix("kSec") || word.hasPrefix("SecItem"):
            // On iOS, Foundation passes Security on.
            imports.frameworks.append("Security")
        case _ where Self.attributes.contains(word): prepareAttribute(word, at: range)
        default:
            note(word, at: range)
            if needsNames(word, at: range) { imports.needsNames = true }
        }
        return range.upperBound
    }

    /// Returns true for members that the stand-ins add to types of Foundation and Swift, or have in their place.
    private func needsNames(_ word: String, at range: Range<Int>) -> Bool {
        Self.members.contains(word)
            || Self.calls.contains { bytes[range.lowerBound...].starts(with: $0.utf8) }
    }

    /// Notes what cannot be prepared.
    private mutating func note(_ word: String, at range: Range<Int>) {
        switch word {
        case "#keyPath": note(range, .propertyName)
        case "@convention":
            guard let argument = source.parentheses(from: range.upperBound), argument.count < 40
            else { return }
            let text = String(decoding: source.bytes[argument], as: UTF8.self)
            if text.hasPrefix("(block") { note(range.lowerBound..<argument.upperBound, .block) }
        case "optional":
            guard let next = source.firstSign(from: range.upperBound),
                let word = source.word(at: next),
                ["func", "var", "static", "init", "subscript"].contains(word)
            else { return }
            note(range, .optionalRequirement)
        default: break
        }
    }

    private mutating func note(_ range: Range<Int>, _ cause: SourceProblem.Cause) {
        let (line, column) = columns.place(at: range.lowerBound)
        problems.append(
            SourceProblem(
                cause: cause, line: line, column: column,
                text: String(decoding: source.bytes[range], as: UTF8.self)))
    }

    /// Lets a selector name the method that Handset calls; one of a property's accessor has none.
    private mutating func prepareSelector(at range: Range<Int>) {
        let argument = source.parentheses(from: range.upperBound)?.lowerBound
        let word = argument.flatMap { source.firstSign(from: $0 + 1) }.flatMap(source.word)
        if word == "getter" || word == "setter" {
            note(range, .propertyName)
        } else {
            imports.needsNames = true
            put(Self.selector, over: range, .selector)
        }
    }

    private mutating func prepareAttribute(_ word: String, at range: Range<Int>) {
        // Only @objc(name) has an argument; brackets after others belong to what follows.
        let hasArgument =
            word == "@objc" && source.bytes[range.upperBound...].first == UInt8(ascii: "(")
        let argument = hasArgument ? source.parentheses(from: range.upperBound) : nil
        if word == "@NSManaged" { note(range, .managedProperty) }
        put("", over: range.lowerBound..<(argument?.upperBound ?? range.upperBound), .attribute)
    }

    /// Removes `#Preview`, a macro that exists only in Xcode.
    private mutating func preparePreview(at range: Range<Int>) -> Int {
        let argument = source.parentheses(from: range.upperBound)
        guard let body = source.braces(from: argument?.upperBound ?? range.upperBound) else {
            return range.upperBound
        }
        put("", over: range.lowerBound..<body.upperBound, .preview)
        return body.upperBound
    }

    private mutating func prepareThread(at range: Range<Int>) {
        for name in ["Thread.isMainThread", "Thread.current.isMainThread"]
        where source.hasWord(name, at: range.lowerBound) {
            imports.needsNames = true
            let end = range.lowerBound + name.utf8.count
            put(Self.mainThread, over: range.lowerBound..<end, .mainThread)
        }
    }

    /// Puts the name that stands for what begins here over it, if there is one.
    private mutating func put(
        _ names: [(String, String)], at range: Range<Int>, _ cause: SourceChange.Cause
    ) {
        // The member of another type or module.
        if bytes[..<range.lowerBound].last == UInt8(ascii: ".") { return }
        for (text, name) in names {
            let end = range.lowerBound + text.utf8.count
            guard bytes[range.lowerBound...].starts(with: text.utf8),
                text.hasSuffix(")") || !source.hasName(at: end)
            else { continue }
            imports.needsNames = true
            put(name, over: range.lowerBound..<end, cause)
        }
    }

    /// Lets `import os.log` be `import os`; of `import class UIKit.UIView` nothing changes.
    ///
    /// A module of Apple's that is not there is imported before the first line, if there is one of its name.
    private mutating func prepareImport(at range: Range<Int>) -> Int {
        guard let statement = SourceImport(at: range, in: source) else { return range.upperBound }
        if statement.module == "Foundation" {
            imports.needsNetworking = true
            imports.isPublic = imports.isPublic || statement.isPublic
        } else if AppleFrameworks.contains(statement.module) {
            imports.frameworks.append(statement.module)
            put("", over: statement.range, .framework)
        } else if let part = statement.part {
            let whole = String(decoding: bytes[range.lowerBound..<part.lowerBound], as: UTF8.self)
            put(whole, over: range.lowerBound..<part.upperBound, .submodule)
        }
        return statement.range.upperBound
    }

    private mutating func preparePlatform(at range: Range<Int>) {
        guard let argument = source.parentheses(from: range.upperBound), argument.count < 40,
            String(decoding: source.bytes[argument], as: UTF8.self).filter({ $0 != " " })
                == "(iOS)",
            isCondition(at: range.lowerBound)
        else { return }
        put("true", over: range.lowerBound..<argument.upperBound, .platform)
    }

    /// True in a line that begins with `#if` or `#elseif`.
    private func isCondition(at place: Int) -> Bool {
        guard let start = source.firstSign(from: source.startOfLine(at: place)) else {
            return false
        }
        return source.hasWord("#if", at: start) || source.hasWord("#elseif", at: start)
    }

    /// Puts a text over a range that is at least as long; spaces fill it, and the ends of lines stay.
    private mutating func put(
        _ replacement: String, over range: Range<Int>, _ cause: SourceChange.Cause
    ) {
        let text = String(decoding: source.bytes[range], as: UTF8.self)
        var rest = Array(replacement.utf8)[...]
        for place in range where bytes[place] != UInt8(ascii: "\n") {
            bytes[place] = rest.popFirst() ?? UInt8(ascii: " ")
        }
        let (line, column) = columns.place(at: range.lowerBound)
        changes.append(
            SourceChange(
                cause: cause, line: line, column: column, text: text, replacement: replacement))
    }
}
