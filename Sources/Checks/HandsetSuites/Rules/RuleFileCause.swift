package import Handset

package enum RuleFileCause: Hashable, Sendable {
    case tooLarge(byteCount: Int)
    case rulesMissing
    case rulesEmpty
    case nameMissing
    case nameEmpty
    case nameRepeated(String)
    /// A rule has neither a `pattern`, a `keyPath` nor a `url`.
    case patternMissing
    case pattern(SessionPattern.PatternError)
    /// A rule has a `keyPath` and this key, which only goes with a `pattern`.
    case besideKeyPath(key: String)
    /// A rule has this key, which only goes with a `keyPath`, and a pattern.
    case withoutKeyPath(key: String)
    /// A `keyPath` is neither a string nor an array.
    case keyPathOfWrongKind(FoundJSONValue)
    case keyPathEmpty
    case keyPathWithEmptyKey
    /// A key path in text has the index of an element in brackets; `dotted` has it between dots.
    case keyPathWithBrackets(dotted: String)
    case keysEmpty
    case lookupURL(LookupURLTemplate.TemplateError)
    /// A rule has a `url` and this key, which does not go with it.
    case besideURL(key: String)
    case link(LinkTemplate.TemplateError)
    case conditionsOfWrongKind(FoundJSONValue)
    case conditionsEmpty
    /// The condition on a key path is neither a text, a number, a list of them, nor `true`.
    case conditionOfWrongKind(key: String)
    /// The lookup URL is the session alone, and the session is to be percent-encoded.
    case wholeURLEncoded
    /// The path of a program leads outside the folder and the repository of the file, by names or through a
    /// symbolic link.
    case programOutside(path: String, byLink: Bool)
    /// The rule names a program, and the file, or the app file that names it, was found and not named.
    case programOfFoundFile
}

extension RuleFileCause: JSONDocumentError.Cause {
    package var finding: String {
        switch self {
        case .tooLarge(let byteCount): "these rules have \(byteCount) bytes"
        case .rulesMissing: "there is no \"rules\" in this object"
        case .rulesEmpty: "this list of rules is empty"
        case .nameMissing: "there is no \"name\" in this object"
        case .nameEmpty: "this name is empty"
        case .nameRepeated(let name):
            "another rule has the name \(FoundJSONValue.quoted(name)) too"
        case .patternMissing: "there is no \"pattern\" in this object"
        case .pattern(let error): Self.finding(error)
        case .besideKeyPath(key: "keys"):
            "\"keys\" is not allowed with \"keyPath\", which begins with its only key"
        case .besideKeyPath(let key):
            "\"\(key)\" is not allowed with \"keyPath\", which reads the value and not the text"
        case .withoutKeyPath(let key):
            "\"\(key)\" is only allowed with \"keyPath\""
                + (key == "when" || key == "decode" ? " or \"url\"" : "")
                + ", whose value it is about"
        case .keyPathOfWrongKind(let found): found.finding
        case .keyPathEmpty, .keysEmpty: "this list is empty"
        case .keyPathWithEmptyKey: "a key of this path is empty"
        case .keyPathWithBrackets: "an index of this path is in brackets"
        case .lookupURL(let error): error.finding(about: "this lookup URL")
        case .besideURL(let key): "\"\(key)\" is not allowed with \"url\", which is the whole link"
        case .link(let error): error.finding
        case .conditionsOfWrongKind(let found): found.finding
        case .conditionsEmpty: "there is no condition in this object"
        case .conditionOfWrongKind(let key):
            "the condition on \(FoundJSONValue.quoted(key)) is not a text"
        case .wholeURLEncoded:
            "this encoding breaks the link, because the session is the whole lookup URL"
        case .programOutside(let path, let byLink):
            DocumentFolder.finding(ofPath: path, byLink: byLink)
        case .programOfFoundFile:
            "this app file was found, not named, so it may not start a program"
        }
    }

    package var advice: String {
        switch self {
        case .tooLarge:
            "give fewer rules, or a file of its own with --rules and --limit rule-bytes"
        case .rulesMissing: "list the rules, as in \(RuleFileReader.example)"
        case .rulesEmpty: "add a rule, as in \(RuleFileReader.example)"
        case .nameMissing, .nameEmpty: "give the rule a name, for routes and reports"
        case .nameRepeated: "give each rule its own name"
        case .patternMissing: "add a \"pattern\" for the printed text, a \"keyPath\", or a \"url\""
        case .pattern(let error): Self.advice(error)
        case .besideKeyPath(key: "keys"): "remove \"keys\""
        case .besideKeyPath: "remove one of the two"
        case .withoutKeyPath: "add a \"keyPath\" in place of the pattern, or remove it"
        case .keyPathOfWrongKind: "give a string such as \"aps.session\", or an array of keys"
        case .keyPathEmpty: "list the keys on the way to the session, outermost first"
        case .keyPathWithEmptyKey:
            "separate keys with one dot, as in \"aps.session\", or write an array if a key is empty "
                + "or contains a dot"
        case .keyPathWithBrackets(let dotted):
            "write \(FoundJSONValue.quoted(dotted)), or give \"keyPath\" as an array if a key has brackets itself"
        case .keysEmpty: "list the top-level keys that the rule searches"
        case .lookupURL(let error): error.advice
        case .besideURL: "remove one of the two"
        case .link(let error): error.advice
        case .conditionsOfWrongKind, .conditionsEmpty:
            "give an object such as {\"data.type\": \"chat\"}"
        case .conditionOfWrongKind:
            "give a text, a number, true or false, a list of them, or \"*\" for any value"
        case .wholeURLEncoded: "remove \"encoding\", and let the sender encode what the link needs"
        case .programOutside:
            "name a program in PATH, put the program into one of the two, or give --allow-outside"
        case .programOfFoundFile:
            "read the file, and name it with --app FILE or HANDSET_APP if you trust it"
        }
    }

    private static func finding(_ error: SessionPattern.PatternError) -> String {
        switch error.problem {
        case .doesNotCompile(_?) where !error.pattern.isEmpty:
            "the pattern does not compile from here on"
        case .hasNotOneGroup(groupCount: 0): "the pattern has no group"
        case .doesNotCompile, .hasNotOneGroup, .hasNoGroup, .tooLong: error.finding
        }
    }

    private static func advice(_ error: SessionPattern.PatternError) -> String {
        switch error.problem {
        case .hasNotOneGroup(groupCount: 0):
            "put parentheses around the session, or write \"group\": 0 if the whole match is the "
                + "session"
        case .hasNotOneGroup:
            "write the number of the session's group as \"group\", or the other groups as (?:…)"
        case .doesNotCompile, .hasNoGroup, .tooLong: error.advice
        }
    }
}
