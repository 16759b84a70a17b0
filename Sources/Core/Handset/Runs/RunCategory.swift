/// A category of notifications, in the form in which an app's program tells it.
package struct RunCategory: Codable, Hashable, Sendable {
    private struct Action: Codable, Hashable, Sendable {
        var identifier: String
        var options: [String]
        var takesText: Bool
    }

    private var identifier: String?
    private var actions: [Action]
    private var options: UInt

    package init(_ category: NotificationCategory) {
        identifier = category.identifier
        options = category.options.rawValue
        actions = category.actions.map {
            Action(
                identifier: $0.identifier, options: $0.options.names, takesText: $0.takesText)
        }
    }

    package var category: NotificationCategory {
        var category = NotificationCategory()
        category.identifier = identifier
        category.options = NotificationCategory.Options(rawValue: options)
        category.actions = actions.map {
            NotificationAction(
                $0.identifier, options: NotificationAction.Options(known: $0.options),
                takesText: $0.takesText)
        }
        return category
    }
}
