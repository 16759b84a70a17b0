extension FCMCheck {
    // MARK: - Receivers

    /// Looks at the receivers, of which a message has one ("Union field target can be only one of the following").
    mutating func look(
        atTargetsOf message: JSONSlice, at keys: [String], areNeeded: Bool, _ names: FCMNames
    ) {
        let given = FCMTarget.allCases.filter { message[$0.rawValue]?.isNull == false }
        if given.count > 1 {
            add(
                .names, keys + [given[1].rawValue],
                "the message has \(given.map(\.rawValue).list), and may have one of them",
                remedy: "send one message to each")
        } else if given.isEmpty, areNeeded,
            !names.contains(exactly: "tokens") || message["tokens"] == nil
        {
            let apns = message["apns"]
            let hasActivity = apns?["live_activity_token"] ?? apns?["liveActivityToken"] != nil
            add(
                .target, keys,
                hasActivity
                    ? "the message has the token of a Live Activity, and no receiver"
                    : "the message has no receiver",
                remedy: hasActivity
                    ? "write the token of the app's registration as well, into message.token"
                    : "write a token, a fid, a topic or a condition into it")
        }
        for target in given where given.count == 1 {
            guard let text = message[target.rawValue]?.string,
                let fault = target.fault(of: text, cutsPrefix: names.contains(exactly: "tokens"))
            else {
                continue
            }
            let place = keys + [target.rawValue]
            add(
                target == .token ? .token : .forms, place,
                "\(Self.shown(place))\(fault.finding)", remedy: fault.remedy)
        }
        look(atAndroidOf: message, at: keys)
    }

    private mutating func look(atAndroidOf message: JSONSlice, at keys: [String]) {
        let second = message["android_v2"] == nil ? "androidV2" : "android_v2"
        guard message["android"]?.isNull == false, message[second]?.isNull == false else { return }
        add(
            .forms, keys + [second],
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
                .forms, place, "\(Self.shown(place)) is no whole number of seconds",
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
            add(.size, place, finding, remedy: remedy)
        } else {
            addDoubt(.size, place, finding, remedy: remedy)
        }
    }

    mutating func look(atDuration value: JSONSlice, at keys: [String]) {
        guard let text = value.string else {
            if !value.isNull { addType(value, at: keys, "a text") }
            return
        }
        guard !FCMNames.isDuration(text), !TemplatePlaceholder.isAll(of: text) else { return }
        add(
            .names, keys, "\(Self.shown(keys)) is no span of time",
            remedy: #"write seconds with an s, such as "3600s""#)
    }

    mutating func look(atWord value: JSONSlice, of words: [String], at keys: [String]) {
        guard let text = value.string else {
            if !value.isScalar { addType(value, at: keys, "a text") }
            return
        }
        guard !words.contains(text.uppercased()), !TemplatePlaceholder.isAll(of: text) else {
            return
        }
        add(
            .names, keys,
            "\(Self.shown(keys)) is \(SourceExcerpt.quoted(text)), and not \(words.joined(separator: " or "))",
            remedy: "write \(words.joined(separator: " or "))")
    }
}
