import Handset

/// The texts of the app that an alert names, with their arguments ("Generating a remote notification").
struct AlertKeys {
    /// The members of a notification in Notification Center.
    let members: [(key: String, value: JSONText)]
    let first: String?

    init(of payload: Payload) {
        let alert = payload["aps"]?["alert"]
        let names = [
            (key: "title-loc-key", arguments: "title-loc-args", name: "title"),
            (key: "subtitle-loc-key", arguments: "subtitle-loc-args", name: "subtitle"),
            (key: "loc-key", arguments: "loc-args", name: "body"),
        ]
        var members: [(key: String, value: JSONText)] = []
        var first: String?
        for (key, arguments, name) in names {
            guard let text = alert?[key]?.string, !text.isEmpty else { continue }
            first = first ?? text
            members.append(("\(name)Key", .string(text)))
            let values = alert?[arguments]
            let texts = (0..<(values?.kind == .array ? values?.count ?? 0 : 0)).compactMap {
                values?[$0]?.string
            }
            members.append(("\(name)Arguments", .texts(texts)))
        }
        self.members = members
        self.first = first
    }
}
