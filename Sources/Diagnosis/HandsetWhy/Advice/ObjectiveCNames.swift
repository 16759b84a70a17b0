/// The names of Apple's methods in Objective-C, for words about code in that language.
package enum ObjectiveCNames {
    /// The names that are not the same words as in Swift.
    private static let others = [
        "userNotificationCenter(_:didReceive:)": response,
        "userNotificationCenter(_:didReceive:withCompletionHandler:)": response,
        "userNotificationCenter(_:willPresent:)": presentation,
        "userNotificationCenter(_:willPresent:withCompletionHandler:)": presentation,
        "didReceive(_:withContentHandler:)": "didReceiveNotificationRequest:withContentHandler:",
        "scene(_:willConnectTo:options:)": "scene:willConnectToSession:options:",
        "provider(_:timedOutPerforming:)": "provider:timedOutPerformingAction:",
    ]
    private static let response =
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
    private static let presentation =
        "userNotificationCenter:willPresentNotification:withCompletionHandler:"

    /// Returns words with each method's name in Objective-C, in place of that in Swift.
    package static func words(_ text: String) -> String {
        text.replacing(#/([A-Za-z]\w*)\(_:((?:\w+:)*)\)/#) { match in
            others[String(match.output.0)] ?? "\(match.output.1):\(match.output.2)"
        }
    }
}
