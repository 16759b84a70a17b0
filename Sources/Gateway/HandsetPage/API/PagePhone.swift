package import Handset

/// The phone that gets notifications, as the API needs it.
package protocol PagePhone: Sendable {
    /// Gives the phone, and the store, all notifications that have come.
    func settle() async

    /// Gives a payload to the phone without a sender; `nil` if the phone takes no more.
    ///
    /// The headers are those whose names begin with `apns-`.
    func give(_ payload: [UInt8], headers: [PageHeader]) async -> PageNotification?

    /// Keeps a failed case of a suite, which is judged by its own app and never reaches the phone.
    func give(_ testCase: PageCase) async throws(PageRefusal) -> PageNotification

    /// Forgets the notifications in Notification Center that are no longer kept.
    func forgetGone() async

    /// Returns the phone as it is now: members of its description, for the app in use if `topic` is `nil`.
    ///
    /// Besides the notifications up to `limit`, the one with `number` is in it, if it is on the phone.
    func state(
        ofApp topic: String?, upTo limit: Int, including number: Int?
    ) async throws(PageRefusal) -> JSONMembers

    /// Returns the icon of the app of a topic, of the app in use if it is `nil`; `nil` if the app has none.
    func icon(ofApp topic: String?) async throws(PageRefusal) -> PagePicture?

    /// `change` has the settings by the names of the API; throws a ``PageRefusal`` if one is not valid.
    func change(_ change: Payload) async throws(PageRefusal)

    /// Lets the user act, and returns the notification that it was about, as it is kept now; `nil` if it was
    /// about none.
    func act(_ action: PageAction) async throws(PageRefusal) -> PageNotification?

    /// Tells what would become of a payload with these headers, without giving it to the phone.
    ///
    /// Throws if the task is cancelled.
    func check(_ payload: [UInt8], headers: [PageHeader]) async throws -> PageCheck

    /// Returns the result of a notification in every state of the app, with every action of the user.
    ///
    /// `system` is a version of iOS, and `delegates` has names of methods, separated by commas; if `nil`,
    /// those of the phone. The result is `nil` if the payload cannot be read. It throws a ``PageRefusal`` if one
    /// is not valid, and `CancellationError` if the task is cancelled.
    func matrix(
        of notification: PageNotification, system: String?, delegates: String?
    ) async throws -> [UInt8]?

    /// Returns why a notification opens nothing in a state of the app, after an action of the user: the record of
    /// `handset why`.
    ///
    /// If `appState` or `action` is `nil`, that of the phone is taken. The result is `nil` if the payload cannot be
    /// read. It throws a ``PageRefusal`` if one is not valid, and `CancellationError` if the task is cancelled.
    func why(
        of notification: PageNotification, appState: String?, action: String?
    ) async throws -> [UInt8]?

    /// Returns what is known of a notification besides its record: members of its description.
    ///
    /// Throws if the task is cancelled.
    func details(
        of notification: PageNotification
    ) async throws -> JSONMembers
}
