/// A check of a message by what the HTTP v1 API answers 400 to: a name that it does not know, and a value
/// of another type than its own; then no receiver, a value of a form that is not its own, and too much data.
struct FCMCheck {
    /// The steps in which the service checks a message; it tells the faults of the first one that finds any.
    enum Step: Int, CaseIterable {
        case names, target, forms, size, token
    }

    /// The faults so far, of which the first are told one by one.
    private var found: [(step: Step, fault: MessageFault)] = []
    private(set) var moreCount = 0

    /// Returns the faults of an object, in the order of the service; `keys` lead to it.
    ///
    /// One that `isWhole` is a message to be sent, and not a part of one, which may get its receiver later.
    static func faults(
        of object: JSONSlice, at keys: [String] = [], by names: FCMNames, isWhole: Bool
    ) -> [MessageFault] {
        var check = FCMCheck()
        check.look(at: object, at: keys, by: names)
        let place = object["message"] == nil ? keys : keys + ["message"]
        let message = object["message"] ?? object
        check.look(atTargetsOf: message, at: place, areNeeded: isWhole, names)
        check.look(atValuesOf: message, at: place)
        check.look(atHeadersOf: message, at: place)
        let faults = Step.allCases.flatMap { step in
            check.found.lazy.filter { $0.step == step }.map(\.fault)
        }
        guard check.moreCount > 0 else { return faults }
        let more = MessageFault(
            isRefusal: true, keys: keys,
            "FCM answers 400 for \(check.moreCount) more members of the message",
            remedy: "correct those that are told first")
        return faults + [more]
    }

    private mutating func look(at object: JSONSlice, at keys: [String], by names: FCMNames) {
        guard object.isObject else { return }
        for (name, value) in object.members {
            let place = keys + [name]
            switch names[name] {
            case nil: addUnknown(name, in: keys, names)
            case .text:
                if value.string == nil, !value.isNull { addType(value, at: place, "a text") }
            case .duration: look(atDuration: value, at: place)
            case .word(let words): look(atWord: value, of: words, at: place)
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
    /// (firebase-admin-dotnet, issue 323; fcm-cloudflare-workers, issue 10). An empty one was refused in 2019
    /// (firebase-admin-dotnet, issue 39), and is taken today.
    private mutating func look(atPayload payload: JSONSlice, at keys: [String]) {
        guard payload.isObject else {
            if !payload.isNull { addType(payload, at: keys, "an object") }
            return
        }
        if let headers = payload["headers"],
            headers.members.contains(where: { $0.key.hasPrefix("apns-") })
        {
            append(
                .forms,
                MessageFault(
                    isRefusal: false, keys: keys + ["headers"],
                    "the headers in \(Self.shown(keys)) go to the app, and not to Apple's service",
                    remedy: "put them beside payload, into apns.headers"))
        }
        guard let aps = payload["aps"] else {
            add(
                .forms, keys, "\(Self.shown(keys)) has no aps",
                remedy: "put what the system shows into aps, or leave the payload out")
            return
        }
        if !aps.isObject {
            addType(aps, at: keys + ["aps"], "an object")
        }
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
            .forms, keys + ["apns"],
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
            } else if isData {
                look(atDataKey: name, at: keys)
            }
        }
    }

    private mutating func look(atDataKey name: String, at keys: [String]) {
        let finding =
            "it keeps the name \(SourceExcerpt.quoted(name)) of \(Self.shown(keys)) for itself"
        switch FCMNames.rule(ofDataKey: name) {
        case .free: break
        case .reserved: add(.forms, keys + [name], finding, remedy: "give it another name")
        case .reservedOnce:
            addDoubt(.forms, keys + [name], finding, remedy: "give it another name")
        }
    }

    // MARK: - Faults

    mutating func add(
        _ step: Step, _ keys: [String], _ finding: @autoclosure () -> String,
        remedy: @autoclosure () -> String
    ) {
        guard found.count < MessageFault.maximumCount else {
            moreCount += 1
            return
        }
        append(
            step,
            MessageFault(
                isRefusal: true, keys: keys, "FCM answers 400: \(finding())", remedy: remedy()))
    }

    private mutating func append(_ step: Step, _ fault: MessageFault) {
        found.append((step, fault))
    }

    mutating func addDoubt(_ step: Step, _ keys: [String], _ finding: String, remedy: String) {
        append(
            step,
            MessageFault(
                isRefusal: false, mayBeRefusal: true, keys: keys,
                "FCM is reported to answer 400: \(finding)", remedy: remedy))
    }

    private mutating func addUnknown(_ name: String, in keys: [String], _ names: FCMNames) {
        let place = keys.isEmpty ? "at the top" : "in \(Self.shown(keys))"
        add(
            .names, keys + [name],
            "it does not know the name \(SourceExcerpt.quoted(name)) \(place)",
            remedy: FCMAdvice.remedy(for: name, in: keys, names))
    }

    mutating func addType(_ value: JSONSlice, at keys: [String], _ type: String) {
        add(
            .names, keys, "\(Self.shown(keys)) is \(value.kindName), and not \(type)",
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
