internal import Foundation

/// Makes rules of what a rule file holds.
struct RuleFileReader {
    /// What a rule file may look like, for advice.
    static let example =
        #"{"rules":[{"name":"app","pattern":"session = ([^']*);","options":["caseInsensitive"]}]}"#

    /// The keys of a rule file.
    enum FileKey: String, CaseIterable {
        /// Where editors look for the schema; read over.
        case schema = "$schema"
        case routing, rules
    }

    /// The keys of a rule.
    enum RuleKey: String, CaseIterable {
        case name, pattern, options, group, keyPath, keys, lookupURL, encoding, escaping, handler
    }

    /// What handlers are called beside `lookup` and `exec:PROGRAM`.
    let handlerNames: [String]
    /// What is wrong, as far as it was read.
    private(set) var problems: [JSONDocumentProblem] = []

    init(handlerNames: [String]) {
        self.handlerNames = handlerNames
    }

    /// The rules of a whole file, or of an object like one.
    mutating func rules(ofFile object: JSONDocumentValue) -> SessionRules {
        var rules = SessionRules([])
        do throws(JSONDocumentProblem) {
            let members = try object.members(known: FileKey.allCases.map(\.rawValue))
            problems += members.problems
            let list = try members.required("rules", advice: "list the rules: \(Self.example)")
            rules.rules = self.rules(ofList: list)
            if let routing = members["routing"] {
                rules.routing = try routing.choice(of: SessionRules.Routing.self)
            }
            _ = try members["$schema"]?.string()
        } catch {
            problems.append(error)
        }
        return rules
    }

    /// The rules of an array.
    mutating func rules(ofList list: JSONDocumentValue) -> [SessionRule] {
        var rules: [SessionRule] = []
        do throws(JSONDocumentProblem) {
            let elements = try list.elements()
            if elements.isEmpty {
                throw list.problem("there is no rule in this list", "write one: \(Self.example)")
            }
            var names: Set<String> = []
            for element in elements {
                guard let rule = rule(element) else { continue }
                rules.append(rule)
                if !names.insert(rule.name).inserted {
                    problems.append(
                        element.problem(
                            "another rule is called \(JSONDocumentValue.quoted(rule.name)) too",
                            "give each rule a name of its own"))
                }
            }
        } catch {
            problems.append(error)
        }
        return rules
    }

    // MARK: - One rule

    private mutating func rule(_ object: JSONDocumentValue) -> SessionRule? {
        do throws(JSONDocumentProblem) {
            let members = try object.members(known: RuleKey.allCases.map(\.rawValue))
            problems += members.problems
            return try rule(of: members)
        } catch {
            problems.append(error)
            return nil
        }
    }

    private func rule(
        of members: JSONDocumentMembers
    ) throws(JSONDocumentProblem) -> SessionRule {
        let name = try members.required(
            "name", advice: "give the rule a name, which routes and reports call it by")
        var rule = SessionRule(name: try Self.nonEmpty(name), source: try source(members))
        if let keys = members["keys"] {
            guard case .text = rule.source else {
                throw keys.problemOfKey(
                    "\"keys\" stands beside \"keyPath\", which begins with the one key it looks at",
                    "take \"keys\" out")
            }
            rule.keys = try Self.strings(keys, "the top-level keys that the rule looks at")
        }
        if let template = members["lookupURL"] { rule.lookupURL = try Self.template(template) }
        if let encoding = members["encoding"] {
            rule.encoding = try encoding.choice(of: SessionEncoding.self)
        }
        if let escaping = members["escaping"] {
            rule.escaping = try escaping.choice(of: ScriptEscaping.self)
        }
        if let name = members["handler"] { rule.handler = try handler(name) }
        return rule
    }

    private func source(
        _ members: JSONDocumentMembers
    ) throws(JSONDocumentProblem) -> SessionRule.Source {
        if let path = members["keyPath"] {
            if let other = members.first(of: ["pattern", "options", "group"]) {
                throw other.value.problemOfKey(
                    "\"\(other.key)\" stands beside \"keyPath\", which reads the value and not "
                        + "the text", "take one of the two out")
            }
            return .value(at: try Self.keyPath(path))
        }
        let pattern = try members.required(
            "pattern", advice: "write a \"pattern\" for the printed text, or a \"keyPath\"")
        var options: NSRegularExpression.Options = []
        if let names = members["options"] {
            for name in try names.elements() {
                options.insert(try name.choice(of: PatternOption.self).option)
            }
        }
        return .text(try Self.pattern(pattern, options, group: members["group"]))
    }

    private static func pattern(
        _ value: JSONDocumentValue, _ options: NSRegularExpression.Options,
        group: JSONDocumentValue?
    ) throws(JSONDocumentProblem) -> SessionPattern {
        let text = try value.string()
        let number = try group?.count()
        do throws(SessionPatternError) {
            return try SessionPattern(text, options: options, group: number)
        } catch {
            switch error.problem {
            case .doesNotCompile(let offset):
                throw value.problem(atUnit: offset ?? 0, error.finding, error.advice)
            case .hasNotOneGroup:
                throw value.problem(
                    error.finding, error.advice + "; or say which with \"group\"")
            case .hasNoGroup: throw (group ?? value).problem(error.finding, error.advice)
            }
        }
    }

    private static func keyPath(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> SessionKeyPath {
        if value.value.kind == .array {
            let keys = try strings(value, "the keys on the way to the session, outermost first")
            if let path = SessionKeyPath(keys: keys) { return path }
        } else if let path = SessionKeyPath(try value.string()) {
            return path
        }
        throw value.problem(
            "a key of this path is empty",
            "write keys with one dot between them, such as \"aps.session\"; as an array if a key "
                + "holds a dot")
    }

    private static func template(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> LookupURLTemplate {
        let text = try value.string()
        do throws(LookupURLTemplateError) {
            return try LookupURLTemplate(text)
        } catch {
            throw value.problem(error.finding, error.advice)
        }
    }

    private func handler(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> String {
        let name = try value.string()
        if handlerNames.contains(name) || HandlerName(name) != nil { return name }
        throw value.unknownName(name, among: handlerNames + ["lookup", "exec:PROGRAM"])
    }

    private static func strings(
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

    private static func nonEmpty(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> String {
        let text = try value.string()
        guard !text.isEmpty else { throw value.problem("this name is empty", "write one") }
        return text
    }
}
