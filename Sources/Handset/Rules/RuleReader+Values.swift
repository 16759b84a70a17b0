internal import Foundation

extension RuleReader {
    /// The pattern of a rule's members, with the options and the group that were read.
    static func pattern(
        of members: JSONDocumentMembers, _ options: NSRegularExpression.Options, group: Int?,
        maximumLength: Int
    ) throws(JSONDocumentProblem) -> SessionPattern {
        let value = try members.required(
            Key.pattern.rawValue,
            advice: "write a \"pattern\" for the printed text, or a \"keyPath\"")
        let pattern = try value.string()
        do throws(SessionPatternError) {
            return try SessionPattern(
                pattern, options: options, group: group, maximumLength: maximumLength)
        } catch {
            throw problem(error, of: value, group: members[Key.group.rawValue])
        }
    }

    /// The options of an array of their names.
    static func options(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> NSRegularExpression.Options {
        var options: NSRegularExpression.Options = []
        for name in try value.elements() {
            options.insert(try name.choice(of: PatternOption.self).option)
        }
        return options
    }

    /// What is wrong with a pattern, where it is wrong in the file.
    private static func problem(
        _ error: SessionPatternError, of pattern: JSONDocumentValue, group: JSONDocumentValue?
    ) -> JSONDocumentProblem {
        switch error.problem {
        case .doesNotCompile(let offset?) where !error.pattern.isEmpty:
            pattern.problem(
                atUnit: offset, "the pattern does not compile from here on", error.advice)
        case .doesNotCompile, .tooLong: pattern.problem(error.finding, error.advice)
        case .hasNotOneGroup(groupCount: 0):
            pattern.problem(
                "the pattern has no group",
                "put parentheses around the session, or write \"group\": 0 if that is the whole match"
            )
        case .hasNotOneGroup:
            pattern.problem(
                error.finding,
                "write the number of the one that holds the session as \"group\", or the others as "
                    + "(?:…)")
        case .hasNoGroup: (group ?? pattern).problem(error.finding, error.advice)
        }
    }

    /// A key path, written as text or as an array.
    static func keyPath(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> SessionKeyPath {
        switch value.value.kind {
        case .array:
            let keys = try strings(value, "the keys on the way to the session, outermost first")
            if let path = SessionKeyPath(keys: keys) { return path }
        case .string:
            if let path = SessionKeyPath(try value.string()) { return path }
        default:
            throw value.wrongKind("a string such as \"aps.session\", or an array of keys", "")
        }
        throw value.problem(
            "a key of this path is empty",
            "write keys with one dot between them, such as \"aps.session\"; as an array if a key "
                + "is empty or holds a dot")
    }

    /// A template of lookup URLs.
    static func template(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> LookupURLTemplate {
        let text = try value.string()
        do throws(LookupURLTemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            let units = Array(text.utf16)
            let placeholder = Array(LookupURLTemplate.placeholder.utf16)
            let places = units.indices.filter { units[$0...].starts(with: placeholder) }
            guard let second = places.dropFirst().first else {
                throw value.problem("this lookup URL has %@ nowhere", error.advice)
            }
            throw value.problem(
                atUnit: second, "this lookup URL has %@ \(places.count) times", error.advice)
        }
    }

    /// The name of a handler.
    static func handler(
        _ value: JSONDocumentValue, among names: [String], in folder: DocumentFolder
    ) throws(JSONDocumentProblem) -> String {
        let name = try value.string()
        if names.contains(name) { return name }
        switch HandlerName(name) {
        case .lookup: return name
        case .program(let program):
            // What would run, which begins at the current folder as for every program.
            if program.utf8.contains(UInt8(ascii: "/")),
                let departure = folder.departure(of: program)
            {
                throw value.problem(
                    departure, of: program,
                    "name a program in PATH, run handset where this path leads into that folder")
            }
            return name
        case nil: throw value.unknownName(name, among: names + ["lookup", "exec:PROGRAM"])
        }
    }

    /// The strings of an array that has some; `meaning` says in advice what they are.
    static func strings(
        _ value: JSONDocumentValue, _ meaning: String
    ) throws(JSONDocumentProblem) -> [String] {
        let elements = try value.elements()
        guard !elements.isEmpty else {
            throw value.problem("this list is empty", "name \(meaning)")
        }
        var strings: [String] = []
        for element in elements { strings.append(try element.string()) }
        return strings
    }
}
