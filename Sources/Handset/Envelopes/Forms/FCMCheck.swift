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
            case .any:
                if name == "payload", !value.isObject, !value.isNull {
                    addType(value, at: place, "an object")
                }
            }
        }
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
