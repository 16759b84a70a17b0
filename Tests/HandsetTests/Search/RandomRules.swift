import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport

/// Makes rules at random: patterns that people write, the app's with something put in anywhere, and
/// what a small grammar gives.
struct RandomRules {
    private var generator: FixtureGenerator

    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
    }

    /// Patterns whose literals need not stand in the text, or not as they are written, among those
    /// whose literals must.
    private static let written = [
        "session = ([^']*);", "session = ([^;]*);", "session = \"([^\"]*)\";", "session = (.*);",
        #"session = (\w+)"#, "SESSION = ([^']*);", "ſession = ([^']*);", #"session\s=\s(\d+)"#,
        "(session = )", "(?:session|token) = ([^']*);", "session = (4|7).*|badge = (1);",
        "^session = ([^']*);", "    session = (.*);$", #"\Asession = ([^']*)\z"#, "(ion = )",
        #"\bsession\b = (.)"#, "(?=session)(.*) = ", "(?!session)(\\w+) = ", "(?<=session = )(.*);",
        "(?<!session = )(\\d)", "[s]ession = (.*);", "[^s]ession = (.*);", "[sS]e[s]{2}ion = (.+);",
        #"(["'])(\w*)\1"#, #"(s)(e)\1\1ion"#, "(?i)session = ([^']*);", "(?i:SESSION) = (.*);",
        "ses(?i)SION = ([^']*);", "(?-i)session = ([^']*);",
        "(?x) session \\ = \\ (.*) ; # session",
        "(?x)session=([^']*);", "(?s)session = (.*)\\}", "(?m)^    session = (.*);$",
        #"\Qsession = \E([^']*);"#, #"\Qsession = (.*);\E"#, "(?#session = )badge = (.*);",
        "session{0} = (.*);", "(?:session){0}(.*);", "session? = (.*);", "(session)? = (.*);",
        "(session)* = (.*);", "(session = )?(\\d+)", "(?:session = |)(\\w+);", "ses{1}ion = (.)",
        "ses{2}ion = (.)", "sess?ion = (.*?);", "se(s)\\1ion = (.*?);", "se\u{DF}ion = (.*);",
        "(?<session>\\d+);", #"(?<name>session) = \k<name>"#, "(?>session) = (.*);",
        "session++ = (.)",
        #"\x73ession = (.*);"#, #"\u0053ession = (.*);"#, #"\163ession = (.*)"#,
        #"session\ =\ (.*);"#,
        #"\p{L}ession = (.*);"#, #"\p{Lu}ession = (.*);"#, "to\u{212A}en = (.*)",
        "token = ([^']*);",
        "K", "\u{212A}", "s", "ſ", "ss", "\u{DF}", "σ", "i", "ff", "\u{FB00}", "한국어", "👋(.)",
        #"\\U(\w{4})"#, #"(\X)$"#, #"^(.?)"#, "()", "$()", "(;)\\s*\\}", "aps|(session)", "(\\R)",
        "session = (.*); # end", "session = (?# the session )(.*);", "(?s:.)*session = (\\d)",
        "(?=.*session = )(?=.*;)(.)", "(?!.*session)(.)", ".{0,3}session = (.{0,9});",
        "session = ([^']*)(?<!x);", "(?:(session)|(token)) = (.*)", "[session = ]{10}(.)",
        "[[a-z]&&[^s]]ession = (.)", "[\\Qsession\\E]{7} = (.)",
        "\\N{LATIN SMALL LETTER S}ession (.)",
    ]

    /// The parts that are put into the app's pattern.
    private static let insertions = [
        "?", "*", "+", "{0}", "{0,1}", "{1}", "{2}", "??", "|", "||", "(?i)", "(?-i)", "(?x)",
        "(?s)",
        "(?#session)", "\\Q", "\\E", ".", "^", "$", "\\b", "\\B", "(?=session)", "(?!session)",
        "(?=.)", "(?<=s)", "(?<!s)", "[s]", "[^s]", "\\x73", "\\W", "\\w", " ", "#", "\n", "ſ", "ß",
        "(?:session)?", "(?:session|)", "()", "\\1", "\\", "(?:", ")", "'",
    ]

    private static let pieces = [
        "session", "session = ", "ses", "sion", "s", "S", "k", "token", "ſ", "\u{212A}", "\u{DF}",
        "ss", "aps", "alert", "badge", " = ", ";", "42", "\"", "'", "é", "한", "👋", ".", "\\w",
        "\\d",
        "\\s", "[^']", "[^;]", "[a-z]", "[sk]", "\\b", "^", "$", "\\n", "(?i)", "(?-i)", "\\1",
    ]

    private static let suffixes = [
        "", "", "", "", "?", "??", "{0}", "{1}", "{0,2}", "{1,2}", "*", "+",
    ]

    private static let options: [NSRegularExpression.Options] = [
        .caseInsensitive, .allowCommentsAndWhitespace, .ignoreMetacharacters,
        .dotMatchesLineSeparators, .anchorsMatchLines, .useUnixLineSeparators,
        .useUnicodeWordBoundaries,
    ]

    /// The next rule, for both ways; patterns that do not compile are passed over.
    mutating func next(name: String) throws -> (plain: PlainRule, rule: SessionRule) {
        while true {
            let (pattern, options) = (nextPattern(), nextOptions())
            // Asked here, for the library would look for the place of the mistake.
            let expression = try? NSRegularExpression(pattern: pattern, options: options)
            guard let expression else { continue }
            let group = Int.random(in: 0...expression.numberOfCaptureGroups, using: &generator)
            return (
                try PlainRule(name: name, pattern: pattern, options: options, group: group),
                try SessionRule(name: name, pattern: pattern, options: options, group: group)
            )
        }
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[Int.random(in: 0..<texts.count, using: &generator)]
    }

    private mutating func nextOptions() -> NSRegularExpression.Options {
        var options: NSRegularExpression.Options =
            Bool.random(using: &generator) ? .caseInsensitive : []
        for option in Self.options where Int.random(in: 0..<9, using: &generator) == 0 {
            options.formSymmetricDifference(option)
        }
        return options
    }

    private mutating func nextPattern() -> String {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return Self.written[0]
        case 1, 2: return pick(Self.written)
        case 3, 4:
            return mutated(Bool.random(using: &generator) ? Self.written[0] : pick(Self.written))
        default: return sequence(depth: 0)
        }
    }

    private mutating func mutated(_ pattern: String) -> String {
        var scalars = Array(pattern.unicodeScalars)
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let place = Int.random(in: 0...scalars.count, using: &generator)
            let insertion = pick(Self.insertions)
            // A repeated group that holds a repetition can take for ever to find nothing.
            if place > 0, scalars[place - 1] == ")", ["*", "+", "{2}"].contains(insertion) {
                continue
            }
            scalars.insert(contentsOf: insertion.unicodeScalars, at: place)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private mutating func sequence(depth: Int) -> String {
        var pattern = ""
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            guard depth < 2, Int.random(in: 0..<3, using: &generator) == 0 else {
                pattern += pick(Self.pieces) + pick(Self.suffixes)
                continue
            }
            let opening = pick(["(", "(", "(?:", "(?=", "(?!", "(?>", "(?<a>", "(?i:", "(?-i:"])
            pattern += opening + sequence(depth: depth + 1)
            if Bool.random(using: &generator) { pattern += "|" + sequence(depth: depth + 1) }
            pattern += ")" + pick(["", "", "?", "{0}", "{1}"])
        }
        return pattern
    }
}
