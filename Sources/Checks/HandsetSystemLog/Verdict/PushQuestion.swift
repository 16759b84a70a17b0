/// The question that somebody asks about a push, as far as a log can answer it.
package enum PushQuestion: String, CaseIterable, Hashable, Sendable {
    case wake, show, foreground, tap, call, activity
    case serviceExtension = "service-extension"
    case sound, badge, late

    /// Words of people, each list of which must be in their text.
    private static let signs: [(PushQuestion, [[String]])] = [
        (
            .activity,
            [["live activity"], ["live activities"], ["dynamic island"], ["push-to-start"]]
        ),
        (
            .call,
            [["call", "ring"], ["voip"], ["incoming call"], ["calls"], ["pushkit"], ["callkit"]]
        ),
        (
            .serviceExtension,
            [["service extension"], ["picture"], ["image"], ["attachment"], ["mutable"], ["rich"]]
        ),
        (
            .wake,
            [
                ["silent"], ["background handler"], ["background", "handler"],
                ["background", "run"],
                ["fetch handler"], ["content-available"], ["woken"], ["wake"],
                ["background message"],
                ["background", "called"], ["data message"], ["performfetch"],
            ]
        ),
        (.tap, [["tap"], ["click"], ["opened by the notification"], ["press"], ["deep link"]]),
        (
            .foreground,
            [
                ["while the app is open"], ["foreground"], ["app is open"], ["willpresent"],
                ["app is active"], ["in the app"],
            ]
        ),
        (.sound, [["sound"], ["silent notification tone"], ["tone"]]),
        (.badge, [["badge"], ["number on the icon"]]),
        (.late, [["late"], ["delay"], ["minutes"], ["hours"], ["slow"]]),
        (
            .show,
            [
                ["not shown"], ["shows nothing"], ["no banner"], ["no notification"],
                ["not appear"],
                ["nothing"], ["not display"], ["not received"], ["not arrive"], ["does not show"],
            ]
        ),
    ]

    /// Returns the questions that a text in people's own words asks, the most special first.
    package static func all(in text: String) -> [PushQuestion] {
        let text = text.lowercased()
        return signs.filter { _, lists in
            lists.contains { words in words.allSatisfy { text.contains($0) } }
        }.map(\.0)
    }
}
