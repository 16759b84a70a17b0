internal import Foundation
import Handset

extension RuleReader {
    static func pattern(
        of members: JSONDocumentMembers, _ options: NSRegularExpression.Options, group: Int?,
        maximumLength: Int
    ) throws(JSONDocumentError.Problem) -> SessionPattern {
        let value = try members.required(Key.pattern, or: RuleFileCause.patternMissing)
        let pattern = try value.string()
        do throws(SessionPattern.PatternError) {
            return try SessionPattern(
                pattern, options: options, group: group, maximumLength: maximumLength)
        } catch {
            let cause = RuleFileCause.pattern(error)
            switch error.problem {
            case .doesNotCompile(let offset?) where !pattern.isEmpty:
                throw value.problem(atUnit: offset, cause)
            case .hasNoGroup: throw (members[Key.group] ?? value).problem(cause)
            case .doesNotCompile, .tooLong, .hasNotOneGroup: throw value.problem(cause)
            }
        }
    }

    /// Reads the options of a pattern, an array of names.
    static func options(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> NSRegularExpression.Options {
        var options: NSRegularExpression.Options = []
        for name in try value.elements() {
            options.insert(try name.choice(of: PatternOption.self).option)
        }
        return options
    }

    /// Reads a key path, a string or an array.
    static func keyPath(_ value: JSONDocumentValue) throws(JSONDocumentError.Problem)
        -> SessionKeyPath
    {
        switch value.value.kind {
        case .array:
            let keys = try strings(value, orEmpty: .keyPathEmpty)
            if let path = SessionKeyPath(keys: keys) { return path }
        case .string:
            return try keyPath(try value.string(), value)
        default: throw value.problem(RuleFileCause.keyPathOfWrongKind(value.found))
        }
        throw value.problem(RuleFileCause.keyPathWithEmptyKey)
    }

    /// Reads the text of a key path, whose indices stand between dots and not in brackets.
    private static func keyPath(
        _ text: String, _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> SessionKeyPath {
        guard let path = SessionKeyPath(text) else {
            throw value.problem(RuleFileCause.keyPathWithEmptyKey)
        }
        if let dotted = SessionKeyPath.dotted(text) {
            throw value.problem(RuleFileCause.keyPathWithBrackets(dotted: dotted))
        }
        return path
    }

    /// Reads the link of a rule, with its fields.
    static func link(_ value: JSONDocumentValue) throws(JSONDocumentError.Problem) -> LinkTemplate {
        let text = try value.string()
        do throws(LinkTemplate.TemplateError) {
            return try LinkTemplate(text)
        } catch {
            throw value.problem(RuleFileCause.link(error))
        }
    }

    /// Reads conditions: an object of key paths, with the text, the texts, or `*` for any value.
    static func conditions(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [SessionRule.Condition] {
        guard value.value.kind == .dictionary else {
            throw value.problem(RuleFileCause.conditionsOfWrongKind(value.found))
        }
        guard value.value.count > 0 else { throw value.problem(RuleFileCause.conditionsEmpty) }
        var conditions: [SessionRule.Condition] = []
        for key in value.value.keys {
            let path = try keyPath(key, value)
            guard let wanted = value.value[key] else { continue }
            let elements =
                wanted.kind == .array ? (0..<wanted.count).compactMap { wanted[$0] } : [wanted]
            var texts: [String] = []
            for element in elements
            where element.string != SessionRule.Condition.anyText || elements.count > 1 {
                guard SessionRule.Condition.takes(element) else {
                    throw value.problem(RuleFileCause.conditionOfWrongKind(key: key))
                }
                texts.append(element.description)
            }
            guard !elements.isEmpty else {
                throw value.problem(RuleFileCause.conditionOfWrongKind(key: key))
            }
            conditions.append(SessionRule.Condition(path, isOneOf: texts))
        }
        return conditions
    }

    /// Reads key paths: one as a string, or an array of strings.
    static func keyPaths(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [SessionKeyPath] {
        let texts =
            value.value.kind == .array
            ? try strings(value, orEmpty: .keyPathEmpty) : [try value.string()]
        var paths: [SessionKeyPath] = []
        for text in texts { paths.append(try keyPath(text, value)) }
        return paths
    }

    static func template(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> LookupURLTemplate {
        try template(value, RuleFileCause.lookupURL)
    }

    /// Reads the template of a lookup URL, and makes a cause of its error.
    static func template(
        _ value: JSONDocumentValue,
        _ cause: (LookupURLTemplate.TemplateError) -> any JSONDocumentError.Cause
    ) throws(JSONDocumentError.Problem) -> LookupURLTemplate {
        let text = try value.string()
        do throws(LookupURLTemplate.TemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            let cause = cause(error)
            let units = Array(text.utf16)
            let placeholder = Array(LookupURLTemplate.placeholder.utf16)
            let places = units.indices.filter { units[$0...].starts(with: placeholder) }
            guard let second = places.dropFirst().first else { throw value.problem(cause) }
            throw value.problem(atUnit: second, cause)
        }
    }

    static func handler(
        _ value: JSONDocumentValue, among names: [String], in folder: DocumentFolder
    ) throws(JSONDocumentError.Problem) -> String {
        let name = try value.string()
        if names.contains(name) { return name }
        switch HandlerName(name) {
        case .lookup: return name
        case .program(let program):
            guard folder.allowsPrograms else {
                throw value.problem(RuleFileCause.programOfFoundFile)
            }
            guard program.utf8.contains(UInt8(ascii: "/")) else { return name }
            let path = folder.path(ofProgram: program)
            if let departure = folder.departure(of: path) {
                throw value.problem(
                    RuleFileCause.programOutside(path: program, byLink: departure == .link))
            }
            return HandlerName.program(path).description
        case nil: throw value.unknownName(name, among: names + ["lookup", "exec:PROGRAM"])
        }
    }

    /// Reads an array of strings; if it is empty, that is a problem with `cause`.
    static func strings(
        _ value: JSONDocumentValue, orEmpty cause: RuleFileCause
    ) throws(JSONDocumentError.Problem) -> [String] {
        let elements = try value.elements()
        guard !elements.isEmpty else { throw value.problem(cause) }
        var strings: [String] = []
        for element in elements { strings.append(try element.string()) }
        return strings
    }
}
