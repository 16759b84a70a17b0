extension SessionRules {
    /// The rules as a rule file in UTF-8, which reads as the same rules again; see <doc:RuleFiles>.
    ///
    /// What a rule file refuses is written all the same: no rules at all, a name that is empty or that
    /// two rules have, an empty set of keys, a set of keys beside a key path, and the path of a program
    /// that lies elsewhere than the file.
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
            (RuleFileReader.FileKey.routing.rawValue, .string(routing.rawValue)),
            (RuleFileReader.FileKey.rules.rawValue, .array(rules.map(\.json))),
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
        case .value(let path):
            // As text if that reads as the same path.
            let text = path.description
            members.append(
                (
                    .keyPath,
                    SessionKeyPath(text) == path
                        ? .string(text) : .array(path.keys.map { .string($0) })
                ))
        }
        if let keys {
            members.append((.keys, .array(keys.map { .string($0) })))
        }
        members += [
            (.lookupURL, .string(lookupURL.description)),
            (.encoding, .string(encoding.rawValue)),
            (.escaping, .string(escaping.rawValue)),
        ]
        if let handler { members.append((.handler, .string(handler))) }
        return .object(members.map { ($0.rawValue, $1) })
    }
}
