import Handset

struct CategoryReader: JSONDocumentReader {
    enum Key: String, CaseIterable {
        case identifier, actions, customDismiss
    }

    enum ActionKey: String, CaseIterable {
        case identifier, title, options, text
    }

    var problems: [JSONDocumentError.Problem] = []

    /// Returns the categories of an array, without those that have no identifier.
    mutating func categories(_ value: JSONDocumentValue) -> [NotificationCategory] {
        elements(of: value) { $0.category($1) }
    }

    /// Returns what a closure makes of the elements of an array, without the elements of which it makes nothing.
    private mutating func elements<Element>(
        of array: JSONDocumentValue,
        _ make: (inout Self, JSONDocumentValue) -> Element?
    ) -> [Element] {
        let found = attempt { _ throws(JSONDocumentError.Problem) in try array.elements() }
        guard let elements = found else { return [] }
        var read: [Element] = []
        for element in elements {
            if stops(before: element) { break }
            if let value = make(&self, element) { read.append(value) }
        }
        return read
    }

    private mutating func category(_ value: JSONDocumentValue) -> NotificationCategory? {
        guard let members = members(of: value, Key.self) else { return nil }
        let dismiss = read(Key.customDismiss, of: members) {
            value throws(JSONDocumentError.Problem) in
            try value.boolean()
        }
        let actions = members[Key.actions].map { elements(of: $0) { $0.action($1) } } ?? []
        guard let identifier = identifier(Key.identifier, of: members, in: value) else {
            return nil
        }
        return NotificationCategory(
            identifier: identifier, actions: actions, customDismissAction: dismiss ?? false)
    }

    private mutating func action(_ value: JSONDocumentValue) -> NotificationAction? {
        guard let members = members(of: value, ActionKey.self) else { return nil }
        let options = read(ActionKey.options, of: members) {
            value throws(JSONDocumentError.Problem) in
            let known = NotificationAction.Options.allNames
            return NotificationAction.Options(
                known: try ScenarioReader.words(of: value, .names(known)))
        }
        let title = read(ActionKey.title, of: members) {
            value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let takesText = read(ActionKey.text, of: members) {
            value throws(JSONDocumentError.Problem) in
            try value.boolean()
        }
        guard let identifier = identifier(ActionKey.identifier, of: members, in: value) else {
            return nil
        }
        var action = NotificationAction(
            identifier, options: options ?? [], takesText: takesText ?? false)
        action.title = title ?? ""
        return action
    }

    /// Returns the identifier of an object, and adds the problem if it is missing or empty.
    private mutating func identifier<Key: RawRepresentable<String>>(
        _ key: Key, of members: JSONDocumentMembers, in object: JSONDocumentValue
    ) -> String? {
        guard let value = members[key] else {
            problems.append(object.problem(SuiteCause.identifierMissing))
            return nil
        }
        return attempt { _ throws(JSONDocumentError.Problem) in
            let text = try value.string()
            guard !text.isEmpty else { throw value.problem(SuiteCause.identifierMissing) }
            return text
        }
    }
}
