/// The notification center of an app (`UNUserNotificationCenter`, iOS 10 and later).
///
/// A delegate gets it with each call. Everywhere else in the app's code ``current(fileID:line:)`` returns it.
/// As on iOS, completion handlers are called later, on a thread that is not the app's; the phone waits for
/// them.
///
/// ```swift
/// let center = UserNotificationCenter()
/// let content = UserNotificationContent(["aps": ["alert": "Your tea is ready"]])
/// try await center.add(UserNotificationRequest(
///     identifier: "tea", content: content, trigger: .timeInterval(240, repeats: false)))
/// print(await center.pendingNotificationRequests().map(\.identifier))
/// // ["tea"]
/// ```
public struct UserNotificationCenter: Sendable {
    let store: NotificationStore
    /// The reason why the center has no app.
    let problem: UserNotificationError?

    /// Creates a center that belongs to no phone.
    public init(deliveredNotifications: [UserNotification] = []) {
        self.init(NotificationStore(delivered: deliveredNotifications))
    }

    init(_ store: NotificationStore, problem: UserNotificationError? = nil) {
        self.store = store
        self.problem = problem
    }

    /// Returns the center of the app that runs the present code.
    ///
    /// Callbacks, what they call, and a `Task` that one of them starts know their app. A queue of Dispatch, a
    /// thread and a detached task do not: there it is the app of the only ``Phone`` of the process, or of the
    /// only one whose app runs. If there are several, each of them has a ``Phone/StrayCall``, which fails its
    /// next check, and the center has no app. It has none without a phone either.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for that fault.
    ///   - line: The line of the call.
    /// - Returns: The center.
    public static func current(
        fileID: String = #fileID, line: Int = #line
    ) -> UserNotificationCenter {
        let call = Phone.StrayCall("UserNotificationCenter.current()", at: "\(fileID):\(line)")
        do {
            return UserNotificationCenter(try RunningApp.store(for: call))
        } catch {
            return UserNotificationCenter(NotificationStore(delivered: []), problem: error)
        }
    }

    /// The object that gets the center's callbacks; `nil` if the app has set none.
    ///
    /// As on iOS, the center does not keep the object: if the app does not keep it either, it is gone at once.
    /// It counts from the moment at which it is set. While the app has set none, not even `nil`, its
    /// ``ApplicationDelegate`` takes this part if it conforms to ``UserNotificationCenterDelegate``.
    /// ``Phone/centerDelegate-swift.property`` tells which one it is.
    public var delegate: (any UserNotificationCenterDelegate)? {
        get { store.centerDelegate?.object }
        nonmutating set { store.centerDelegate = CenterDelegateReference(newValue) }
    }

    /// True, since extensions may show the content of notifications; a phone has none.
    public var supportsContentExtensions: Bool { true }

    // MARK: - Categories

    /// Returns the categories that the app has registered.
    public func notificationCategories() async -> Set<NotificationCategory> {
        store.countQuestion()
        return store.categories ?? []
    }

    /// Passes the categories that the app has registered to a closure.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<NotificationCategory>) -> Void
    ) {
        let categories = store.categories ?? []
        store.later { completionHandler(categories) }
    }

    /// Registers categories, in place of those before and of ``Scenario/categories``.
    public func setNotificationCategories(_ categories: Set<NotificationCategory>) {
        store.categories = categories
    }

    /// Calls a completion handler later, with the error of a change.
    func finish(
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?,
        _ change: () throws(UserNotificationError) -> Void
    ) {
        let failure: UserNotificationError?
        do throws(UserNotificationError) {
            if let problem { throw problem }
            try change()
            failure = nil
        } catch {
            failure = error
        }
        guard let completionHandler else { return }
        store.later { completionHandler(failure) }
    }
}
