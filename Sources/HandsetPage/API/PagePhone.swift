package import Handset

/// The phone that gets notifications, as the API needs it.
package protocol PagePhone: Sendable {
    /// Gives a payload to the phone without a sender.
    ///
    /// The headers are those whose names begin with `apns-`. The result is the notification as it is
    /// kept now, or `nil` if the phone takes no more.
    func give(_ payload: [UInt8], headers: [PageHeader]) async -> PageNotification?

    /// Forgets the notifications in Notification Center that are no longer kept.
    func forgetGone() async

    /// Returns the phone as it is now: members of its description.
    ///
    /// - Parameters:
    ///   - topic: The topic of an app. If `nil`, the app in force.
    ///   - limit: The largest number of notifications in it.
    ///   - number: The number of a notification that is in it besides, if it is on the phone.
    /// - Returns: The members.
    /// - Throws: A ``PageRefusal`` if there is no app for the topic.
    func state(
        ofApp topic: String?, upTo limit: Int, including number: Int?
    ) async throws(PageRefusal) -> [(key: String, value: JSONText)]

    /// Changes the phone.
    ///
    /// - Parameter change: The settings, by the names of the API.
    /// - Throws: A ``PageRefusal`` if one of them is not valid.
    func change(_ change: Payload) async throws(PageRefusal)

    /// Lets the user act, and returns the notification that it was about, as it is kept now; `nil` if it was
    /// about none.
    ///
    /// - Throws: A ``PageRefusal`` if it is not possible.
    func act(_ action: PageAction) async throws(PageRefusal) -> PageNotification?

    /// Tells what would become of a payload, without giving it to the phone.
    ///
    /// The headers are those whose names begin with `apns-`. The notification is not kept.
    func check(_ payload: [UInt8], headers: [PageHeader]) async -> PageCheck

    /// Returns the result of a notification in every state of the app, with every action of the user.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - system: The version of iOS. If `nil`, that of the phone.
    ///   - delegates: The names of the methods that the app implements, separated by commas. If `nil`, those
    ///     of the phone's app.
    /// - Returns: The matrix; `nil` if the payload cannot be read.
    /// - Throws: A ``PageRefusal`` if there is no such version or method.
    func matrix(
        of notification: PageNotification, system: String?, delegates: String?
    ) async throws(PageRefusal) -> [UInt8]?

    /// Returns what is known of a notification besides its record: members of its description.
    func details(of notification: PageNotification) async -> [(key: String, value: JSONText)]
}
