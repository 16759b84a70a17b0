/// A check of a message by what the HTTP v1 API answers 400 to: a name that it does not know, and a value
/// of another type than its own.
struct FCMCheck {
    /// The faults so far, of which the first are told one by one.
    private var faults: [MessageFault] = []
    private var moreCount = 0

    /// Returns the faults of an object, in their order; `keys` lead to it.
    static func faults(
        of object: JSONSlice, at keys: [String] = [], by names: FCMNames
    ) -> [MessageFault] {
        var check = FCMCheck()
        check.look(at: object, at: keys, by: names)
        let message = object["message"]
        let place = message == nil ? keys : keys + ["message"]
        check.look(atTargetsOf: message ?? object, at: place)
        check.look(atHeadersOf: message ?? object, at: place)
        guard check.moreCount > 0 else { return check.faults }
        let more = MessageFault(
            isRefusal: true, keys: keys,
            "FCM answers 400 for \(check.moreCount) more members of the message",
            remedy: "correct those that are told first")
        return check.faults + [more]
    }

    private mutating func look(at object: JSONSlice, at keys: [String], by names: FCMNames) {
        guard object.isObject else { return }
        for (name, value) in object.members {
            let place = keys + [name]
            switch names[name] {
            case nil: addUnknown(name, in: keys, names)
            case .text:
                if value.string == nil, !value.isNull { addType(value, at: place, "a text") }
            case .texts: look(atTexts: value, at: place)
            case .object(let names):
                if value.isObject {
                    look(at: value, at: place, by: names)
                } else if !value.isNull {
                    addType(value, at: place, "an object")
                }
            case .payload: look(atPayload: value, at: place)
            case .any: break
            }
        }
    }

    /// Looks at the payload for Apple's service.
    ///
    /// Without `aps` FCM answers "Payload of Apple Push Notification Service must contain an [aps] key."
    /// (firebase-admin-dotnet, issue 323; fcm-cloudflare-workers, issue 10), and to another `aps` "Value of [aps]
    /// must be a non-empty dictionary." (firebase-admin-dotnet, issue 39; firebase-admin-java, issues 214 and 275,
    /// all of 2018 and 2019). Whether an empty one is refused today is not sure.
    private mutating func look(atPayload payload: JSONSlice, at keys: [String]) {
        guard payload.isObject else {
            if !payload.isNull { addType(payload, at: keys, "an object") }
            return
        }
        if let headers = payload["headers"],
            headers.members.contains(where: { $0.key.hasPrefix("apns-") })
        {
            faults.append(
                MessageFault(
                    isRefusal: false, keys: keys + ["headers"],
                    "the headers in \(Self.shown(keys)) go to the app, and not to Apple's service",
                    remedy: "put them beside payload, into apns.headers"))
        }
        guard let aps = payload["aps"] else {
            add(
                keys, "\(Self.shown(keys)) has no aps",
                remedy: "put what the system shows into aps, or leave the payload out")
            return
        }
        if !aps.isObject {
            addType(aps, at: keys + ["aps"], "an object")
        } else if aps.members.isEmpty {
            addDoubt(
                keys + ["aps"], "\(Self.shown(keys + ["aps"])) is empty",
                remedy: "put an alert, a badge or content-available into it")
        }
    }

    /// Looks at the receivers, of which a message has one ("Union field target can be only one of the following").
    private mutating func look(atTargetsOf message: JSONSlice, at keys: [String]) {
        let targets = ["token", "topic", "condition"].filter { message[$0]?.isNull == false }
        guard targets.count > 1 else { return }
        add(
            keys + [targets[1]], "the message has \(targets.list), and may have one of them",
            remedy: "send one message to each")
    }

    /// Looks at headers for Apple's service in a message with data only, which needs no payload otherwise.
    ///
    /// Headers alone are fine beside a `notification`: so has Google's own example ("Set message priority"). With
    /// data only, FCM is reported to refuse them without `content-available` (firebase-php, issue 700).
    private mutating func look(atHeadersOf message: JSONSlice, at keys: [String]) {
        guard FCMMessage.isDataOnly(message), let apns = message["apns"], apns["payload"] == nil,
            apns["headers"]?.members.isEmpty == false
        else { return }
        addDoubt(
            keys + ["apns"],
            "\(Self.shown(keys + ["apns"])) has headers alone, and the message data alone",
            remedy: #"put "content-available": 1 into apns.payload.aps"#)
    }

    private mutating func look(atTexts object: JSONSlice, at keys: [String]) {
        guard object.isObject else {
            if !object.isNull { addType(object, at: keys, "an object") }
            return
        }
        let isData = keys.last == "data"
        for (name, value) in object.members {
            if value.string == nil {
                addType(value, at: keys + [name], "a text")
            } else if isData, Self.isReserved(name) {
                add(
                    keys + [name],
                    "it keeps the name \(SourceExcerpt.quoted(name)) of "
                        + "\(Self.shown(keys)) for itself",
                    remedy: "give it another name")
            }
        }
    }

    /// "Key should not be a reserved word"; a key that only begins like one may be taken.
    private static func isReserved(_ name: String) -> Bool {
        ["from", "message_type"].contains(name) || name.hasPrefix("google.")
            || name.hasPrefix("gcm.")
    }

    // MARK: - Faults

    private mutating func add(
        _ keys: [String], _ finding: @autoclosure () -> String, remedy: @autoclosure () -> String
    ) {
        guard faults.count < MessageFault.maximumCount else {
            moreCount += 1
            return
        }
        faults.append(
            MessageFault(
                isRefusal: true, keys: keys, "FCM answers 400: \(finding())", remedy: remedy()))
    }

    private mutating func addDoubt(_ keys: [String], _ finding: String, remedy: String) {
        faults.append(
            MessageFault(
                isRefusal: false, mayBeRefusal: true, keys: keys,
                "FCM is reported to answer 400: \(finding)", remedy: remedy))
    }

    private mutating func addUnknown(_ name: String, in keys: [String], _ names: FCMNames) {
        let place = keys.isEmpty ? "at the top" : "in \(Self.shown(keys))"
        add(
            keys + [name], "it does not know the name \(SourceExcerpt.quoted(name)) \(place)",
            remedy: FCMAdvice.remedy(for: name, in: keys, names))
    }

    private mutating func addType(_ value: JSONSlice, at keys: [String], _ type: String) {
        add(
            keys, "\(Self.shown(keys)) is \(value.kindName), and not \(type)",
            remedy: type == "a text" && value.isScalar && !value.isNull
                ? "write it in quotes: \"\(SourceExcerpt.shown(value.json.prefix(40)))\""
                : type == "a text" && !value.isNull
                    ? "write it as a text of JSON, which the app reads"
                    : "write \(type), or leave it out")
    }

    static func shown(_ keys: [String]) -> String {
        let text = keys.joined(separator: ".")
        return SourceExcerpt.shown(text.utf8.count <= 100 ? text : "\(text.prefix(100))…")
    }
}
