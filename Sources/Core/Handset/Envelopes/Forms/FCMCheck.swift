/// A check of a message by what the HTTP v1 API answers 400 to: a name that it does not know, and a value
/// of another type than its own; then no receiver, a value of a form that is not its own, and too much data.
struct FCMCheck {
    /// The steps in which the service checks a message; it tells the faults of the first one that finds any.
    enum Step: Int, CaseIterable {
        case names, target, forms, size, token
    }

    /// A fault, and the cause that the service names; without a cause, the service takes the message.
    private struct Finding {
        let step: Step
        let fault: MessageFault
        let cause: FCMRefusal.Cause?
    }

    /// The faults so far, of which the first are told one by one.
    private var found: [Finding] = []
    private(set) var moreCount = 0
    /// True for a message that was sent: no text of it stands for another one then.
    let isSent: Bool

    private init(isSent: Bool) { self.isSent = isSent }

    /// Returns the faults of an object, in the order of the service; `keys` lead to it.
    ///
    /// One that `isWhole` is a message to be sent, and not a part of one, which may get its receiver later.
    static func faults(
        of object: JSONSlice, at keys: [String] = [], by names: FCMNames, isWhole: Bool
    ) -> [MessageFault] {
        var check = FCMCheck(isSent: false)
        check.look(at: object, at: keys, by: names, isWhole: isWhole)
        let faults = check.findingsInOrder.map(\.fault)
        guard check.moreCount > 0 else { return faults }
        let more = MessageFault(
            isRefusal: true, keys: keys,
            "FCM answers 400 for \(check.moreCount) more members of the message",
            remedy: "correct those that are told first")
        return faults + [more]
    }

    /// Returns the answer to a request that was sent, if the service refuses it, and what is doubtful in it
    /// otherwise.
    static func verdict(onSent request: JSONSlice) -> (refusal: FCMRefusal?, doubts: [MessageFault])
    {
        var check = FCMCheck(isSent: true)
        check.look(at: request, at: [], by: .request, isWhole: true)
        let found = check.findingsInOrder
        guard let first = found.first(where: { $0.cause != nil }) else {
            return (nil, found.map(\.fault))
        }
        // The parser of the service tells all it finds; later steps tell the first fault.
        let told = first.step == .names ? found.filter { $0.step == .names } : [first]
        return (
            FCMRefusal(causes: told.compactMap(\.cause), faults: told.map(\.fault)), []
        )
    }

    private var findingsInOrder: [Finding] {
        Step.allCases.flatMap { step in found.lazy.filter { $0.step == step } }
    }

    private mutating func look(
        at object: JSONSlice, at keys: [String], by names: FCMNames, isWhole: Bool
    ) {
        look(at: object, at: keys, field: keys.joined(separator: "."), by: names)
        let place = object["message"] == nil ? keys : keys + ["message"]
        let message = object["message"] ?? object
        look(atTargetsOf: message, at: place, areNeeded: isWhole, names)
        look(atValuesOf: message, at: place)
        look(atHeadersOf: message, at: place)
    }

    /// True for a text that stands for another one, as in a template.
    func isPlaceholder(_ text: String) -> Bool { !isSent && TemplatePlaceholder.isAll(of: text) }

    private mutating func look(
        at object: JSONSlice, at keys: [String], field: String, by names: FCMNames
    ) {
        guard object.isObject else { return }
        for (name, value) in object.members {
            guard let kind = names[name] else {
                addUnknown(name, in: keys, field: field, names)
                continue
            }
            let own = names.reference(of: name)
            look(
                at: value, of: kind, at: keys + [name],
                field: field.isEmpty ? own : "\(field).\(own)")
        }
    }

    private mutating func look(
        at value: JSONSlice, of kind: FCMNames.Value, at place: [String], field: String
    ) {
        switch kind {
        case .text:
            if value.string == nil, !value.isNull {
                addType(value, at: place, "a text", field: field, "TYPE_STRING")
            }
        case .duration: look(atDuration: value, at: place, field: field)
        case .word(let words, let type):
            look(atWord: value, of: words, type, at: place, field: field)
        case .flag: look(atFlag: value, at: place, field: field)
        case .integer: look(atInteger: value, at: place, field: field)
        case .list(let kind):
            guard value.isArray else { return look(at: value, of: kind, at: place, field: field) }
            for (index, element) in value.elements.enumerated() {
                look(at: element, of: kind, at: place, field: "\(field)[\(index)]")
            }
        case .texts: look(atTexts: value, at: place, field: field)
        case .object(let names):
            if value.isObject {
                look(at: value, at: place, field: field, by: names)
            } else if !value.isNull {
                addType(value, at: place, "an object", field: field, FCMRefusal.type(names.type))
            }
        case .payload: look(atPayload: value, at: place, field: field)
        case .any: break
        }
    }

    /// Looks at the payload for Apple's service.
    ///
    /// Without `aps` FCM answers "Payload of Apple Push Notification Service must contain an [aps] key."
    /// (firebase-admin-dotnet, issue 323; fcm-cloudflare-workers, issue 10). An empty one was refused in 2019
    /// (firebase-admin-dotnet, issue 39), and is taken today.
    private mutating func look(atPayload payload: JSONSlice, at keys: [String], field: String) {
        guard payload.isObject else {
            if !payload.isNull {
                addType(
                    payload, at: keys, "an object", field: field,
                    "type.googleapis.com/google.protobuf.Struct")
            }
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
                    remedy: "put them beside payload, into apns.headers"), cause: nil)
        }
        guard let aps = payload["aps"] else {
            add(
                .forms, keys, .noAPS, "\(Self.shown(keys)) has no aps",
                remedy: "put what the system shows into aps, or leave the payload out")
            return
        }
        if !aps.isObject {
            addType(
                aps, at: keys + ["aps"], "an object", in: .forms, .other("message.apns.payload"))
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

    private mutating func look(atTexts object: JSONSlice, at keys: [String], field: String) {
        guard object.isObject else {
            if !object.isNull {
                let entry = keys.last == "headers" ? "HeadersEntry" : "DataEntry"
                addType(object, at: keys, "an object", field: field, FCMRefusal.type(entry))
            }
            return
        }
        let isData = keys.last == "data"
        for (index, (name, value)) in object.members.enumerated() {
            if value.string == nil {
                addType(
                    value, at: keys + [name], "a text", field: "\(field)[\(index)].value",
                    "TYPE_STRING")
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
        case .reserved:
            add(.forms, keys + [name], .dataKey(name), finding, remedy: "give it another name")
        case .reservedOnce:
            addDoubt(.forms, keys + [name], finding, remedy: "give it another name")
        }
    }

    // MARK: - Faults

    mutating func add(
        _ step: Step, _ keys: [String], _ cause: @autoclosure () -> FCMRefusal.Cause,
        _ finding: @autoclosure () -> String, remedy: @autoclosure () -> String
    ) {
        guard found.count < MessageFault.maximumCount else {
            moreCount += 1
            return
        }
        append(
            step,
            MessageFault(
                isRefusal: true, keys: keys, "FCM answers 400: \(finding())", remedy: remedy()),
            cause: cause())
    }

    private mutating func append(_ step: Step, _ fault: MessageFault, cause: FCMRefusal.Cause?) {
        found.append(Finding(step: step, fault: fault, cause: cause))
    }

    mutating func addDoubt(_ step: Step, _ keys: [String], _ finding: String, remedy: String) {
        append(
            step,
            MessageFault(
                isRefusal: false, mayBeRefusal: true, keys: keys,
                "FCM is reported to answer 400: \(finding)", remedy: remedy), cause: nil)
    }

    private mutating func addUnknown(
        _ name: String, in keys: [String], field: String, _ names: FCMNames
    ) {
        let place = keys.isEmpty ? "at the top" : "in \(Self.shown(keys))"
        add(
            .names, keys + [name], .unknownName(name, field: field),
            "it does not know the name \(SourceExcerpt.quoted(name)) \(place)",
            remedy: FCMAdvice.remedy(for: name, in: keys, names))
    }

    /// Adds a value of another type than its own, whose name in the service's answers is `wireType`.
    mutating func addType(
        _ value: JSONSlice, at keys: [String], _ type: String, field: String, _ wireType: String
    ) {
        addType(
            value, at: keys, type, in: .names,
            FCMRefusal.Cause(ofType: wireType, field: field, value))
    }

    mutating func addType(
        _ value: JSONSlice, at keys: [String], _ type: String, in step: Step,
        _ cause: @autoclosure () -> FCMRefusal.Cause
    ) {
        add(
            step, keys, cause(), "\(Self.shown(keys)) is \(value.kindName), and not \(type)",
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
