/// A value of a property list in NeXT's old form, as `project.pbxproj` is one, or of a file in YAML, with the line on
/// which it begins.
indirect enum OpenStepValue: Sendable {
    case text(String, line: Int)
    case list([OpenStepValue], line: Int)
    case dictionary([String: OpenStepValue], line: Int)

    /// The text; `nil` for a list and a dictionary.
    var text: String? {
        if case .text(let text, _) = self { return text }
        return nil
    }

    var line: Int {
        switch self {
        case .text(_, let line), .list(_, let line), .dictionary(_, let line): line
        }
    }

    /// The texts of a list; that of a text alone.
    var texts: [String] {
        switch self {
        case .text(let text, _): [text]
        case .list(let values, _): values.compactMap(\.text)
        case .dictionary: []
        }
    }

    /// Returns a member of a dictionary; `nil` for others.
    subscript(key: String) -> OpenStepValue? {
        if case .dictionary(let members, _) = self { return members[key] }
        return nil
    }

    /// The members of a dictionary; empty for others.
    var members: [String: OpenStepValue] {
        if case .dictionary(let members, _) = self { return members }
        return [:]
    }

    /// The values of a list; the value itself for others.
    var values: [OpenStepValue] {
        if case .list(let values, _) = self { return values }
        return [self]
    }

    /// Returns the value with what another says on top of it: members one by one, lists behind each other.
    func merged(with other: OpenStepValue) -> OpenStepValue {
        switch (self, other) {
        case (.dictionary(let own, _), .dictionary(let others, let line)):
            .dictionary(own.merging(others) { $0.merged(with: $1) }, line: line)
        case (.list(let own, _), .list(let others, let line)): .list(own + others, line: line)
        default: other
        }
    }

    /// Returns the value with a text in the place of another in all its texts.
    func replacing(_ name: String, with text: String) -> OpenStepValue {
        switch self {
        case .text(let own, let line):
            own.contains(name)
                ? .text(
                    own.split(separator: name, omittingEmptySubsequences: false)
                        .joined(separator: text), line: line) : self
        case .list(let values, let line):
            .list(values.map { $0.replacing(name, with: text) }, line: line)
        case .dictionary(let members, let line):
            .dictionary(members.mapValues { $0.replacing(name, with: text) }, line: line)
        }
    }
}
