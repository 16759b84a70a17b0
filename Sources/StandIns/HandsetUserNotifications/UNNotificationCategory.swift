package import Handset

/// A category of notifications, which gives them their buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// The category as Handset has it.
    package let category: NotificationCategory
    /// The buttons, in the order in which they are shown.
    public let actions: [UNNotificationAction]
    /// The text for several notifications in a group (iOS 12 and later), which a phone does not show.
    public let categorySummaryFormat: String

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: The name that a payload gives.
    ///   - actions: The buttons, in the order in which they are shown.
    ///   - intentIdentifiers: The intents that Siri may use, which a phone does not have.
    ///   - hiddenPreviewsBodyPlaceholder: The text in place of a hidden preview (iOS 11 and later).
    ///   - categorySummaryFormat: The text for several notifications in a group (iOS 12 and later).
    ///   - options: The options.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        category = NotificationCategory(
            identifier: identifier, actions: actions.map(\.action),
            intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "", options: options)
        self.actions = actions
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }

    package init(_ category: NotificationCategory) {
        self.category = category
        actions = category.actions.map(UNNotificationAction.apples)
        categorySummaryFormat = ""
        super.init()
    }

    /// The name that a payload gives.
    open var identifier: String { category.identifier ?? "" }
    /// The intents that Siri may use.
    open var intentIdentifiers: [String] { category.intentIdentifiers }
    open var hiddenPreviewsBodyPlaceholder: String { category.hiddenPreviewsBodyPlaceholder }
    open var options: UNNotificationCategoryOptions { category.options }

    /// True if both have the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.category == category
    }

    open override var hash: Int { category.hashValue }
}
