internal import Foundation

/// Makes a rule of an object in a rule file.
struct RuleReader {
    /// The keys of a rule.
    enum Key: String, CaseIterable {
        case name, pattern, options, group, keyPath, keys, lookupURL, encoding, escaping, handler
    }

    /// What is wrong with the rule, as far as it was read.
    private(set) var problems: [JSONDocumentProblem]

    private let members: JSONDocumentMembers
    private let handlerNames: [String]
    private let folder: DocumentFolder
    private let maximumPatternLength: Int

    /// Creates a reader of an object's members, of those that ``members(of:)`` gives.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - handlerNames: What handlers are called beside `lookup` and `exec:PROGRAM`.
    ///   - folder: The folder of the file.
    ///   - maximumPatternLength: How many UTF-16 units a pattern may have.
    init(
        _ members: JSONDocumentMembers, handlerNames: [String], folder: DocumentFolder,
        maximumPatternLength: Int
    ) {
        self.members = members
        self.handlerNames = handlerNames
        self.folder = folder
        self.maximumPatternLength = maximumPatternLength
        problems = members.problems
    }

    /// The members of a rule.
    static func members(
        of object: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> JSONDocumentMembers {
        try object.members(known: Key.allCases.map(\.rawValue))
    }

    /// The rule.
    ///
    /// - Parameter names: What the rules before it are called; its own name is put in.
    /// - Returns: `nil` if something is wrong with it.
    mutating func rule(notCalled names: inout Set<String>) -> SessionRule? {
        let name = name(notIn: &names)
        let source = source()
        let keys = keys()
        let template = read(.lookupURL, Self.template)
        let encoding = read(.encoding) { value throws(JSONDocumentProblem) in
            try value.choice(of: SessionEncoding.self)
        }
        let escaping = read(.escaping) { value throws(JSONDocumentProblem) in
            try value.choice(of: ScriptEscaping.self)
        }
        let (handlerNames, folder) = (handlerNames, folder)
        let handler = read(.handler) { value throws(JSONDocumentProblem) in
            try Self.handler(value, among: handlerNames, in: folder)
        }
        guard problems.isEmpty, let name, let source else { return nil }
        return SessionRule(
            name: name, source: source, keys: keys, lookupURL: template ?? .app,
            encoding: encoding ?? .verbatim, escaping: escaping ?? .none, handler: handler)
    }

    /// What comes of the value of a key; `nil` if there is none, or something is wrong with it.
    private mutating func read<Value>(
        _ key: Key, _ read: (JSONDocumentValue) throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        guard let value = members[key.rawValue] else { return nil }
        return attempt { () throws(JSONDocumentProblem) in try read(value) }
    }

    private mutating func attempt<Value>(
        _ read: () throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        do throws(JSONDocumentProblem) {
            return try read()
        } catch {
            problems.append(error)
            return nil
        }
    }

    // MARK: - Name, source and keys

    private mutating func name(notIn names: inout Set<String>) -> String? {
        let members = members
        return attempt { () throws(JSONDocumentProblem) in
            let value = try members.required(
                Key.name.rawValue,
                advice: "give the rule a name, which routes and reports call it by")
            let name = try value.string()
            guard !name.isEmpty else {
                throw value.problem(
                    "this name is empty", "write one, which routes and reports call the rule by")
            }
            guard names.insert(name).inserted else {
                throw value.problem(
                    "another rule is called \(JSONDocumentValue.quoted(name)) too",
                    "give each rule a name of its own")
            }
            return name
        }
    }

    private mutating func source() -> SessionRule.Source? {
        guard let path = members[Key.keyPath.rawValue] else { return pattern().map { .text($0) } }
        if let other = Self.memberOfPattern(in: members) {
            problems.append(
                other.value.problemOfKey(
                    "\"\(other.key)\" stands beside \"keyPath\", which reads the value and not the "
                        + "text", "take one of the two out"))
            return nil
        }
        return attempt { () throws(JSONDocumentProblem) in .value(at: try Self.keyPath(path)) }
    }

    private mutating func pattern() -> SessionPattern? {
        let options = read(.options, Self.options)
        var group = read(.group) { value throws(JSONDocumentProblem) in try value.count() }
        // With options that are not known, nobody knows whether the pattern compiles.
        if options == nil, members[Key.options.rawValue] != nil { return nil }
        // A group that is no number has been reported, and is not missing.
        if members[Key.group.rawValue] != nil { group = group ?? 0 }
        let (members, maximumLength) = (members, maximumPatternLength)
        return attempt { () throws(JSONDocumentProblem) in
            try Self.pattern(of: members, options ?? [], group: group, maximumLength: maximumLength)
        }
    }

    private mutating func keys() -> [String]? {
        if members[Key.keyPath.rawValue] != nil, Self.memberOfPattern(in: members) == nil,
            let keys = members[Key.keys.rawValue]
        {
            problems.append(
                keys.problemOfKey(
                    "\"keys\" stands beside \"keyPath\", which begins with the one key it looks at",
                    "take \"keys\" out"))
            return nil
        }
        return read(.keys) { value throws(JSONDocumentProblem) in
            try Self.strings(value, "the top-level keys that the rule looks at")
        }
    }

    private static func memberOfPattern(
        in members: JSONDocumentMembers
    ) -> (key: String, value: JSONDocumentValue)? {
        members.first(of: [Key.pattern, .options, .group].map(\.rawValue))
    }
}
