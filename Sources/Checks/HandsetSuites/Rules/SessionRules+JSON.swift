public import Handset

extension SessionRules {
    /// The rules as a rule file in UTF-8; see the page *Rule files* of `Handset`.
    ///
    /// Reading the file gives the same rules, unless they break a rule of the format: an empty list of
    /// rules, an empty or repeated name, an empty list of keys, keys with a key path, or a program
    /// outside the folder and the repository of the file. Paths to programs begin at the current folder here.
    ///
    /// ```swift
    /// print(String(decoding: SessionRules.app.json, as: UTF8.self))
    /// // {
    /// //   "routing": "first-match-wins",
    /// //   "rules": [
    /// //     {
    /// //       "name": "app",
    /// //       "pattern": "session = ([^']*);",
    /// //       "options": [
    /// //         "caseInsensitive"
    /// //       ],
    /// //       "group": 1,
    /// //       "lookupURL": "http://URLHERE.cloudapp.net/Session/Lookup?session=%@",
    /// //       "encoding": "verbatim",
    /// //       "escaping": "none"
    /// //     }
    /// //   ]
    /// // }
    /// ```
    public var json: [UInt8] {
        JSONText.object([
            RuleFileReader.FileKey.routing.rawValue: .string(routing.rawValue),
            RuleFileReader.FileKey.rules.rawValue: .array(rules.map(\.json)),
        ]).lines
    }
}

extension SessionRule {
    fileprivate var json: JSONText {
        var members: [(RuleReader.Key, JSONText)] = [(.name, .string(name))]
        switch source {
        case .text(let pattern):
            let options = PatternOption.allCases.filter { pattern.options.contains($0.option) }
            members += [
                (.pattern, .string(pattern.pattern)),
                (.options, .array(options.map { .string($0.rawValue) })),
                (.group, .integer(pattern.group)),
            ]
        case .link(let template): members.append((.url, .string(template.description)))
        case .value(let path):
            // As a string if it reads as the same path.
            let text = path.description
            members.append(
                (
                    .keyPath,
                    SessionKeyPath(text) == path && SessionKeyPath.dotted(text) == nil
                        ? .string(text) : .texts(path.keys)
                ))
        }
        if let matching { members.append((.matching, .string(matching.pattern))) }
        if let valueType { members.append((.type, .string(valueType.rawValue))) }
        if let keys {
            members.append((.keys, .texts(keys)))
        }
        if !conditions.isEmpty {
            let wanted = conditions.map { ($0.keyPath.description, Self.json(of: $0)) }
            members.append((.when, .object(JSONMembers(wanted))))
        }
        if !decodedPaths.isEmpty {
            members.append((.decode, .texts(decodedPaths.map(\.description))))
        }
        if case .link = source {
        } else {
            members += [
                (.lookupURL, .string(lookupURL.description)),
                (.encoding, .string(encoding.rawValue)),
            ]
        }
        members.append((.escaping, .string(escaping.rawValue)))
        if let handler { members.append((.handler, .string(handler))) }
        return .object(JSONMembers(members.map { ($0.rawValue, $1) }))
    }

    private static func json(of condition: SessionRule.Condition) -> JSONText {
        switch condition.texts.count {
        case 0: .string(SessionRule.Condition.anyText)
        case 1: .string(condition.texts[0])
        default: .texts(condition.texts)
        }
    }
}
