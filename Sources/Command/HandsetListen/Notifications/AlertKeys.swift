import Handset
import HandsetPage

/// The texts of the app that an alert names, with their arguments ("Generating a remote notification").
struct AlertKeys {
    /// The largest number of arguments in Notification Center.
    private static let argumentLimit = 100

    /// The members of a notification in Notification Center, with texts as in a list.
    let members: JSONMembers
    let first: String?

    init(of payload: Payload) {
        let alert = payload["aps"]?["alert"]
        let names = [
            (key: "title-loc-key", arguments: "title-loc-args", name: "title"),
            (key: "subtitle-loc-key", arguments: "subtitle-loc-args", name: "subtitle"),
            (key: "loc-key", arguments: "loc-args", name: "body"),
        ]
        var members: JSONMembers = [:]
        var first: String?
        for (key, arguments, name) in names {
            guard let text = alert?[key]?.string, !text.isEmpty else { continue }
            first = first ?? text
            members.append("\(name)Key", .string(PageNotification.listed(text)))
            let values = alert?[arguments]
            let count = values?.kind == .array ? values?.count ?? 0 : 0
            let texts = (0..<min(count, Self.argumentLimit)).compactMap {
                (values?[$0]?.string).map(PageNotification.listed)
            }
            members.append("\(name)Arguments", .texts(texts))
        }
        self.members = members
        self.first = first
    }
}
