/// A value of a property list in NeXT's old form, as `project.pbxproj` is one, with the line on which it begins.
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
}
