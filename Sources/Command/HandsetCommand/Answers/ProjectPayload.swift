import Handset

/// The payload of a new project, and what a tap opens.
struct ProjectPayload {
    private static let session = "42"

    /// The name of its file, from the folder of the project.
    let name: String
    /// The text of its file, which is written; `nil` if the file is there.
    let text: [UInt8]?
    /// The payload as its file has it.
    let bytes: [UInt8]
    /// The keys on the way to what a tap opens, outermost first.
    let keys: [String]
    /// True if the value is a URL, which the app opens as it is.
    let isLink: Bool
    /// The keys on the way to each string of JSON that the app decodes to get there.
    let decodedPaths: [[String]]

    /// Creates a payload that has an identifier at a key path.
    init(keys: [String]) {
        name = "push-payload.json"
        self.keys = keys
        isLink = false
        decodedPaths = []
        bytes = Self.sample(keys).lines
        text = bytes
    }

    /// Takes the bytes of a payload that people have.
    ///
    /// `name` is its file's name in the folder of the project; if `nil`, the payload has to be written.
    init(_ bytes: [UInt8], named name: String?, route: LikelyRoute) {
        self.name = name ?? "push-payload.json"
        self.bytes = bytes
        text =
            name == nil ? bytes + (bytes.last == UInt8(ascii: "\n") ? [] : Array("\n".utf8)) : nil
        keys = route.keys
        isLink = route.isLink
        decodedPaths = route.decodedPaths
    }

    private static func sample(_ keys: [String]) -> JSONText {
        let alert = JSONText.object([
            "title": .string("Your order is ready"), "body": .string("Come and get it."),
        ])
        var aps: JSONMembers = ["alert": alert, "sound": .string("default")]
        let inner = keys.first == "aps" ? Array(keys.dropFirst()) : keys
        var value = JSONText.string(session)
        for key in inner.dropFirst().reversed() { value = .object([key: value]) }
        guard keys.first == "aps" else {
            var members: JSONMembers = ["aps": .object(aps)]
            if let key = inner.first { members.append(key, value) }
            return .object(members)
        }
        if let key = inner.first {
            aps[key] = nil
            aps.append(key, value)
        }
        return .object(["aps": .object(aps)])
    }
}
