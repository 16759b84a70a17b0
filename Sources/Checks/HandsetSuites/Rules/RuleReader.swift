internal import Foundation
import Handset

struct RuleReader: JSONDocumentReader {
    enum Key: String, CaseIterable {
        case name, pattern, options, group, keyPath, matching, type, keys, url, when, decode
        case lookupURL, encoding, escaping, handler

        /// The keys that only go with a pattern.
        static let ofPattern: [Key] = [.pattern, .options, .group]

        /// The keys that only go with a key path.
        static let ofKeyPath: [Key] = [.matching, .type]

        /// The keys that do not go with a link.
        static let besideURL: [Key] =
            [.keyPath] + ofPattern + ofKeyPath + [.keys, .lookupURL, .encoding]

        /// The keys that go with a key path or a link.
        static let ofValues: [Key] = [.when, .decode]
    }

    var problems: [JSONDocumentError.Problem]

    private let members: JSONDocumentMembers
    private let handlerNames: [String]
    private let folder: DocumentFolder
    private let maximumPatternLength: Int

    /// `handlerNames` may be used in addition to `lookup` and `exec:PROGRAM`; the length is in UTF-16 units.
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

    /// Reads the rule, and adds its name to those before it; `nil` if it has a problem.
    mutating func rule(notCalled names: inout Set<String>) -> SessionRule? {
        let name = name(notIn: &names)
        let source = members[Key.url].map { link($0) } ?? source()
        let conditions = read(.when, Self.conditions)
        let decoded = read(.decode, Self.keyPaths)
        let matching = matching()
        let type = read(.type) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: SessionRule.ValueType.self)
        }
        let keys = keys()
        let template = read(.lookupURL, Self.template)
        let encoding = read(.encoding) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: SessionRule.Encoding.self)
        }
        let escaping = read(.escaping) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: SessionRule.ScriptEscaping.self)
        }
        let (handlerNames, folder) = (handlerNames, folder)
        let handler = read(.handler) { value throws(JSONDocumentError.Problem) in
            try Self.handler(value, among: handlerNames, in: folder)
        }
        if encoding == .percent, template?.description == LookupURLTemplate.placeholder,
            let value = members[Key.encoding]
        {
            problems.append(value.problem(RuleFileCause.wholeURLEncoded))
        }
        guard problems.isEmpty, let name, let source else { return nil }
        var isLink = false
        if case .link = source { isLink = true }
        var rule = SessionRule(
            name: name, source: source, keys: keys,
            lookupURL: isLink ? .wholeURL : template ?? .app,
            encoding: encoding ?? .verbatim, escaping: escaping ?? .none, handler: handler)
        rule.matching = matching
        rule.valueType = type
        rule.conditions = conditions ?? []
        rule.decodedPaths = decoded ?? []
        return rule
    }

    private mutating func read<Value>(
        _ key: Key, _ body: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> Value
    ) -> Value? {
        read(key, of: members, body)
    }

    // MARK: - Name, source and keys

    private mutating func name(notIn names: inout Set<String>) -> String? {
        attempt { reader throws(JSONDocumentError.Problem) in
            let value = try reader.members.required(Key.name, or: RuleFileCause.nameMissing)
            let name = try value.string()
            guard !name.isEmpty else { throw value.problem(RuleFileCause.nameEmpty) }
            guard names.insert(name).inserted else {
                throw value.problem(RuleFileCause.nameRepeated(name))
            }
            return name
        }
    }

    private mutating func link(_ value: JSONDocumentValue) -> SessionRule.Source? {
        if let other = members.first(of: Key.besideURL) {
            problems.append(other.value.problemOfKey(RuleFileCause.besideURL(key: other.key)))
            return nil
        }
        return attempt { _ throws(JSONDocumentError.Problem) in .link(try Self.link(value)) }
    }

    private mutating func source() -> SessionRule.Source? {
        guard let path = members[Key.keyPath] else {
            if let other = members.first(of: Key.ofKeyPath + Key.ofValues) {
                problems.append(
                    other.value.problemOfKey(RuleFileCause.withoutKeyPath(key: other.key)))
            }
            return pattern().map { .text($0) }
        }
        if let other = members.first(of: Key.ofPattern) {
            problems.append(
                other.value.problemOfKey(RuleFileCause.besideKeyPath(key: other.key)))
            return nil
        }
        return attempt { _ throws(JSONDocumentError.Problem) in .value(at: try Self.keyPath(path)) }
    }

    private mutating func pattern() -> SessionPattern? {
        let options = read(.options, Self.options)
        var group = read(.group) { value throws(JSONDocumentError.Problem) in try value.count() }
        // With unknown options, it is not known whether the pattern compiles.
        if options == nil, members[Key.options] != nil { return nil }
        // A group that is not a number was reported, and is not missing.
        if members[Key.group] != nil { group = group ?? 0 }
        return attempt { reader throws(JSONDocumentError.Problem) in
            try Self.pattern(
                of: reader.members, options ?? [], group: group,
                maximumLength: reader.maximumPatternLength)
        }
    }

    private mutating func matching() -> SessionRule.ValuePattern? {
        let maximumLength = maximumPatternLength
        return read(.matching) { value throws(JSONDocumentError.Problem) in
            let pattern = try value.string()
            do throws(SessionPattern.PatternError) {
                return try SessionRule.ValuePattern(pattern, maximumLength: maximumLength)
            } catch {
                let cause = RuleFileCause.pattern(error)
                guard case .doesNotCompile(let offset?) = error.problem, !pattern.isEmpty else {
                    throw value.problem(cause)
                }
                throw value.problem(atUnit: min(offset, pattern.utf16.count), cause)
            }
        }
    }

    private mutating func keys() -> [String]? {
        if members[Key.keyPath] != nil, members.first(of: Key.ofPattern) == nil,
            let keys = members[Key.keys]
        {
            problems.append(
                keys.problemOfKey(RuleFileCause.besideKeyPath(key: Key.keys.rawValue)))
            return nil
        }
        return read(.keys) { value throws(JSONDocumentError.Problem) in
            try Self.strings(value, orEmpty: .keysEmpty)
        }
    }
}
