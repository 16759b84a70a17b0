/// The condition of an `#if`, as it is on Linux in a test of an app for iOS.
///
/// The app's own flags are not set, but `DEBUG` is, as in a build of SwiftPM for tests.
struct SourceCondition {
    private let words: [String]
    private var index = 0

    private init(_ words: [String]) { self.words = words }

    /// Returns true if the words of a condition are true; whatever they are, there is a result.
    static func isTrue(_ words: [String]) -> Bool {
        var condition = SourceCondition(words)
        return condition.takeEither()
    }

    private var next: String? { words.indices.contains(index) ? words[index] : nil }

    private mutating func takes(_ text: String) -> Bool {
        guard next == text else { return false }
        index += 1
        return true
    }

    private mutating func takeEither() -> Bool {
        var isTrue = takeBoth()
        while takes("|"), takes("|") {
            let other = takeBoth()
            isTrue = isTrue || other
        }
        return isTrue
    }

    private mutating func takeBoth() -> Bool {
        var isTrue = takeOne()
        while takes("&"), takes("&") {
            let other = takeOne()
            isTrue = isTrue && other
        }
        return isTrue
    }

    private mutating func takeOne() -> Bool {
        if takes("!") { return !takeOne() }
        if takes("(") {
            let isTrue = takeEither()
            _ = takes(")")
            return isTrue
        }
        guard let name = next else { return false }
        index += 1
        guard takes("(") else { return name == "true" || name == "DEBUG" }
        let argument = next ?? ""
        while let word = next, word != ")" {
            _ = word
            index += 1
        }
        _ = takes(")")
        switch name {
        case "os": return argument == "iOS" || argument == "Linux"
        case "canImport": return StandInModule.isAvailable(argument)
        // A question for a version: the answer is for today's.
        case "swift", "compiler", "hasFeature", "hasAttribute", "arch": return true
        default: return false
        }
    }
}
