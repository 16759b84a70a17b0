/// Reads the categories of an app.
struct CategoryReader: JSONDocumentReader {
    /// The keys of a category.
    enum Key: String, CaseIterable {
        case identifier, actions, customDismiss
    }

    /// The keys of a button.
    enum ActionKey: String, CaseIterable {
        case identifier, options, text
    }

    /// The problems so far.
    var problems: [JSONDocumentProblem] = []

    /// Returns the categories of an array, without those that have no identifier.
    mutating func categories(_ value: JSONDocumentValue) -> [NotificationCategory] {
        elements(value).compactMap { category($0) }
    }

    private mutating func elements(_ value: JSONDocumentValue) -> [JSONDocumentValue] {
        attempt { _ throws(JSONDocumentProblem) in try value.elements() } ?? []
    }

    private mutating func category(_ value: JSONDocumentValue) -> NotificationCategory? {
        guard let members = members(of: value, Key.self) else { return nil }
        let dismiss = read(Key.customDismiss, of: members) { value throws(JSONDocumentProblem) in
            try value.boolean()
        }
        let actions = members[Key.actions].map { elements($0) } ?? []
        let read = actions.compactMap { action($0) }
        guard let identifier = identifier(Key.identifier, of: members, in: value) else {
            return nil
        }
        return NotificationCategory(
            identifier: identifier, actions: read, customDismissAction: dismiss ?? false)
    }

    private mutating func action(_ value: JSONDocumentValue) -> NotificationAction? {
        guard let members = members(of: value, ActionKey.self) else { return nil }
        let options = read(ActionKey.options, of: members) { value throws(JSONDocumentProblem) in
            try ScenarioReader.set(
                of: value, NotificationAction.Options.allNamed.map { ($0.name, $0.option) })
        }
        let takesText = read(ActionKey.text, of: members) { value throws(JSONDocumentProblem) in
            try value.boolean()
        }
        guard let identifier = identifier(ActionKey.identifier, of: members, in: value) else {
            return nil
        }
        return NotificationAction(
            identifier, options: options ?? [], takesText: takesText ?? false)
    }

    /// Returns the identifier of an object, and adds the problem if it is missing or empty.
    private mutating func identifier<Key: RawRepresentable<String>>(
        _ key: Key, of members: JSONDocumentMembers, in object: JSONDocumentValue
    ) -> String? {
        guard let value = members[key] else {
            problems.append(object.problem(SuiteCause.identifierMissing))
            return nil
        }
        return attempt { _ throws(JSONDocumentProblem) in
            let text = try value.string()
            guard !text.isEmpty else { throw value.problem(SuiteCause.identifierMissing) }
            return text
        }
    }
}
