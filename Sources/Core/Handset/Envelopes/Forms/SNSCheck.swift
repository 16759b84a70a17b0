/// A check of a message by what Amazon SNS takes: a text for each platform, and one for all others ("Publish",
/// `MessageStructure`).
enum SNSCheck {
    /// The receiver of a message, as far as it is known.
    enum Receiver {
        /// A topic, whose subscribers may be of any kind.
        case topic
        /// A device, for which its own platform is enough.
        case endpoint
        case unknown
    }

    /// Returns the faults of a message with texts for the platforms; `keys` lead to it.
    static func faults(
        of message: JSONSlice, at keys: [String], to receiver: Receiver
    ) -> [MessageFault] {
        let platforms = message.members.filter { SNSMessage.keys.contains($0.key) }
        guard !platforms.isEmpty else { return [] }
        let objects = platforms.filter { $0.value.string == nil && !$0.value.isNull }
        let refused = objects.map { name, value in
            MessageFault(
                isRefusal: true, keys: keys + [name],
                "SNS takes a text for each platform, and \(name) is \(value.kindName)",
                remedy: #"write the payload as a text of JSON: "\#(name)": "{\"aps\": …}""#)
        }
        return refused + missingDefault(of: message, at: keys, to: receiver)
            + missingSandbox(of: message, at: keys)
    }

    /// SNS asks for the text for all others; for a device it takes the text of the device's platform as well
    /// ("JSON must contain an entry for 'default' or 'APNS'", aws-sdk-kotlin, issue 426).
    private static func missingDefault(
        of message: JSONSlice, at keys: [String], to receiver: Receiver
    ) -> [MessageFault] {
        let remedy = #"write "default": a text for all that have none of their own"#
        if let text = message["default"] {
            guard text.string == nil else { return [] }
            return [
                MessageFault(
                    isRefusal: true, keys: keys + ["default"],
                    "SNS takes a text for default, and this is \(text.kindName)", remedy: remedy)
            ]
        }
        guard receiver != .endpoint else { return [] }
        return [
            MessageFault(
                isRefusal: receiver == .topic, mayBeRefusal: receiver == .unknown, keys: keys,
                receiver == .topic
                    ? "SNS refuses a message to a topic that has no default"
                    : "SNS refuses a message without default, unless it goes to one device of the platform",
                remedy: remedy)
        ]
    }

    private static func missingSandbox(of message: JSONSlice, at keys: [String]) -> [MessageFault] {
        SNSMessage.keys.filter { name in
            !name.hasSuffix("_SANDBOX") && message[name] != nil
                && message[name + "_SANDBOX"] == nil
        }.map { name in
            MessageFault(
                isRemark: true, keys: keys + [name],
                "the message has \(name) and no \(name)_SANDBOX: an app that Xcode installed does not get this payload",
                remedy: "write the same text for \(name)_SANDBOX, if such an app is to get it")
        }
    }
}
