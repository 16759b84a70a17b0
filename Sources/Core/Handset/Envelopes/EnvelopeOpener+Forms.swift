extension EnvelopeOpener {
    /// Opens a value as one of a form.
    func open(_ root: PayloadNode, as form: PayloadFile.EnvelopeForm) -> PayloadOpening {
        switch form {
        case .payload: .payload
        case .simctl: .addressedPayload
        case .string where root.isString: .opened([.payload(Array(root.utf8))])
        default: .closed { [self] in open($0, as: form) }
        }
    }

    private func open(_ text: [UInt8], as form: PayloadFile.EnvelopeForm) -> PayloadOpening {
        do throws(EnvelopeFault) {
            let texts = try payloads(in: JSONSlice(joined: text), form)
            for case .payload(_, let message?, _) in texts {
                if settings.refusesFaults, !isNamed(.legacyFCM), let fault = message.refusal {
                    let count = message.faults.count { $0.isRefusal }
                    throw .refused(form, fault, others: count - 1)
                }
                if message.hasDataOnly, settings.wakesForData { remarked(.dataOnly) }
            }
            return .opened(texts)
        } catch {
            if case .refused(_, let fault, _) = error { return .refused(error, at: fault.keys) }
            return .refused(error)
        }
    }

    private func payloads(
        in value: JSONSlice, _ form: PayloadFile.EnvelopeForm
    ) throws(EnvelopeFault) -> [OpenedText] {
        switch form {
        case .payload, .simctl: [.payload(value.json)]
        case .fcm: [try FCMMessage.payload(of: value, by: settings)]
        case .legacyFCM: [try LegacyFCMMessage.payload(of: value)]
        case .firebaseAdmin: [try FirebaseAdminMessage.payload(of: value, by: settings)]
        case .sns: [try SNSMessage.payload(of: value, by: settings)]
        case .azure:
            try AzureInstallation.payloads(of: value).map {
                .payload($0, ServiceMessage(saying: MessageHeaders(), fillsIn: true))
            }
        case .oneSignal: [try OneSignalNotification.payload(of: value)]
        case .expo: try ExpoMessage.payloads(of: value).map { .payload($0) }
        case .braze: [try BrazeMessage.payload(of: value)]
        case .airship: [try AirshipPush.payload(of: value)]
        case .ably: [try AblyMessage.payload(of: value)]
        case .cloudEvents: [.payload(try CloudEvent.payload(of: value))]
        case .parse: [try ParsePush.payload(of: value)]
        case .launchOptions: [.payload(try LaunchOptions.payload(of: value))]
        case .array: try Self.elements(of: value).map { .payload($0.json) }
        case .string: [.payload(try Self.string(of: value))]
        }
    }

    private static func elements(of value: JSONSlice) throws(EnvelopeFault) -> [JSONSlice] {
        guard value.isArray else { throw .object(.array) }
        let elements = value.elements
        guard !elements.isEmpty else { throw .lacks(.array, "an element") }
        return elements
    }

    private static func string(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        guard let text = value.string else { throw .object(.string) }
        return Array(text.utf8)
    }
}
