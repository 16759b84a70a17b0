extension FCMCheck {
    // MARK: - Receivers

    /// Looks at the receivers, of which a message has one ("Union field target can be only one of the following").
    mutating func look(
        atTargetsOf message: JSONSlice, at keys: [String], areNeeded: Bool, _ names: FCMNames
    ) {
        let given = FCMTarget.allCases.filter { message[$0.rawValue]?.isNull == false }
        if given.count > 1 {
            let finding = "the message has \(given.map(\.rawValue).list), and may have one of them"
            // The service reads the members in their order, and takes the first.
            let others = message.members.filter { name, value in
                given.contains { $0.rawValue == name } && !value.isNull
            }.dropFirst()
            for name in isSent ? others.map(\.key) : [given[1].rawValue] {
                add(
                    .names, keys + [name], .secondTarget(name), finding,
                    remedy: "send one message to each")
            }
        } else if given.isEmpty, areNeeded,
            !names.contains(exactly: "tokens") || message["tokens"] == nil
        {
            addMissingTarget(of: message, at: keys)
        }
        for target in given where given.count == 1 {
            look(at: target, of: message, at: keys, names)
        }
        look(atAndroidOf: message, at: keys)
    }

    private mutating func addMissingTarget(of message: JSONSlice, at keys: [String]) {
        let apns = message["apns"]
        let hasActivity = (apns?["live_activity_token"] ?? apns?["liveActivityToken"]) != nil
        add(
            .target, keys, .noTarget,
            hasActivity
                ? "the message has the token of a Live Activity, and no receiver"
                : "the message has no receiver",
            remedy: hasActivity
                ? "write the token of the app's registration as well, into message.token"
                : "write a token, a fid, a topic or a condition into it")
    }

    private mutating func look(
        at target: FCMTarget, of message: JSONSlice, at keys: [String], _ names: FCMNames
    ) {
        guard let text = message[target.rawValue]?.string,
            let fault = target.fault(
                of: text, cutsPrefix: names.contains(exactly: "tokens"), isSent: isSent)
        else { return }
        let place = keys + [target.rawValue]
        let isEmpty = text.isEmpty
        add(
            isEmpty ? .target : target == .token ? .token : .forms, place,
            isEmpty ? .noTarget : target.cause, "\(Self.shown(place))\(fault.finding)",
            remedy: fault.remedy)
    }

    private mutating func look(atAndroidOf message: JSONSlice, at keys: [String]) {
        let second = message["android_v2"] == nil ? "androidV2" : "android_v2"
        guard message["android"]?.isNull == false, message[second]?.isNull == false else { return }
        add(
            .forms, keys + [second], .other("message.android_v2"),
            "the message has android and \(second), and may have one of them",
            remedy: "leave one of them out")
    }

    // MARK: - Values

    /// Looks at the headers for browsers and at the size of the data.
    mutating func look(atValuesOf message: JSONSlice, at keys: [String]) {
        for (name, value) in message["webpush"]?["headers"]?.members ?? []
        where name.lowercased() == "ttl" {
            guard let text = value.string, text.isEmpty || !text.utf8.allSatisfy(\.isASCIIDigit)
            else {
                continue
            }
            let place = keys + ["webpush", "headers", name]
            add(
                .forms, place, .webTTL(name), "\(Self.shown(place)) is no whole number of seconds",
                remedy: "write a whole number as a text; an iPhone gets nothing either until then")
        }
        let size = (message["data"]?.members ?? []).reduce(0) {
            $0 + ($1.value.string?.utf8.count ?? 0)
        }
        guard size > FCMNames.largestDataSize else { return }
        let place = keys + ["data"]
        let finding = "\(Self.shown(place)) has \(size) bytes of texts, and may have 4096"
        let remedy = "send less, such as an address from which the app loads the rest"
        if size > FCMNames.largestDataSizeSeen {
            add(.size, place, .size, finding, remedy: remedy)
        } else {
            addDoubt(.size, place, finding, remedy: remedy)
        }
    }

    mutating func look(atDuration value: JSONSlice, at keys: [String], field: String) {
        guard let text = value.string else {
            if !value.isNull {
                addType(value, at: keys, "a text", field: field, FCMRefusal.duration)
            }
            return
        }
        guard !FCMNames.isDuration(text), !isPlaceholder(text) else { return }
        add(
            .names, keys, .duration(field: field), "\(Self.shown(keys)) is no span of time",
            remedy: #"write seconds with an s, such as "3600s""#)
    }

    mutating func look(
        atWord value: JSONSlice, of words: [String], _ type: String, at keys: [String],
        field: String
    ) {
        guard let text = value.string else {
            if !value.isScalar {
                addType(value, at: keys, "a text", field: field, FCMRefusal.type(type))
            }
            return
        }
        guard !words.contains(text.uppercased()), !isPlaceholder(text) else { return }
        let listed = words.joined(separator: " or ")
        add(
            .names, keys, .value(FCMRefusal.type(type), field: field, value.asJSONText),
            "\(Self.shown(keys)) is \(SourceExcerpt.quoted(text)), and not \(listed)",
            remedy: "write \(listed)")
    }

    /// Looks at a flag, which the service takes as a text too.
    mutating func look(atFlag value: JSONSlice, at keys: [String], field: String) {
        let text = value.string ?? value.asText
        guard !value.isNull, !["true", "false"].contains(text), !isPlaceholder(text) else {
            return
        }
        addType(value, at: keys, "true or false", field: field, "TYPE_BOOL")
    }

    /// Looks at a whole number, which the service takes as a text too.
    mutating func look(atInteger value: JSONSlice, at keys: [String], field: String) {
        let text = value.string ?? value.asText
        let isWhole = Int32(text) != nil || Double(text).flatMap { Int32(exactly: $0) } != nil
        guard !value.isNull, !value.isScalar || !isWhole, !isPlaceholder(text) else { return }
        addType(value, at: keys, "a whole number", field: field, "TYPE_INT32")
    }
}

extension JSONSlice {
    var asJSONText: String { String(decoding: json, as: UTF8.self) }
}
