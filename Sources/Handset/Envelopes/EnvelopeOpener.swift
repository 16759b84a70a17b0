/// The reader of the payloads in what they were sent in.
package final class EnvelopeOpener: PayloadOpener {
    /// The form of all values; `nil` if each has the form that its shape shows.
    private let form: EnvelopeForm?
    /// The keys that lead to the part of a value that holds the payload; empty for the whole value.
    private let path: [String]
    /// The keys of the members to keep, each once.
    private let keptKeys: [String]
    /// The places of these keys, in UTF-8.
    private let keptPlaces: [[UInt8]: Int]
    private let takesSeveral: Bool
    /// Receives the form of each value that is not a payload, and that nobody has named.
    private let recognized: (EnvelopeForm) -> Void

    /// `path` may lead to a string of JSON.
    package init(
        form: EnvelopeForm? = nil, path: [String] = [], keeping keptKeys: [String] = [],
        takesSeveral: Bool = true, recognized: @escaping (EnvelopeForm) -> Void = { _ in }
    ) {
        self.takesSeveral = takesSeveral
        self.form = form
        self.path = path
        var (keys, places): ([String], [[UInt8]: Int]) = ([], [:])
        for key in keptKeys where places[Array(key.utf8)] == nil {
            places[Array(key.utf8)] = keys.count
            keys.append(key)
        }
        self.keptKeys = keys
        keptPlaces = places
        self.recognized = recognized
    }

    var leavesPlainPayloads: Bool { form == nil && path.isEmpty && keptKeys.isEmpty }

    func takesValue(beginningWith byte: UInt8) -> Bool {
        guard path.isEmpty else { return false }
        let isArray = byte == UInt8(ascii: "[") && takesSeveral
        let isString = byte == UInt8(ascii: "\"")
        return switch form {
        case nil: isArray || isString
        case .array, .expo: isArray
        case .string: isString
        default: false
        }
    }

    func open(_ root: PayloadNode) -> PayloadOpening {
        path.isEmpty ? openWhole(root) : .closed(open: openPart)
    }

    /// Opens the part of a value that the path leads to.
    private func openPart(of text: [UInt8]) -> PayloadOpening {
        do throws(EnvelopeFault) {
            let part = try Self.part(of: JSONSlice(joined: text), at: path)
            switch openTree(of: part) {
            case .payload: return .opened([part])
            case .addressedPayload:
                var draft = PayloadDraft(JSONSlice(part))
                draft.remove(PayloadTree.simulatorTargetBundleKey.description)
                return .opened([draft.json])
            case .closed(let open): return open(JSONToken.joined(part, part.indices))
            case let opening: return opening
            }
        } catch {
            return .refused(error)
        }
    }

    /// A part that is not an object is refused when it is read as a payload.
    private func openTree(of part: [UInt8]) -> PayloadOpening {
        let tree = part.withUnsafeBufferPointer { JanssonParser.tree(ofWhole: $0) }
        return tree.map { openWhole($0.root) } ?? .payload
    }

    private func openWhole(_ root: PayloadNode) -> PayloadOpening {
        let opening = openAll(root)
        guard case .closed(let open) = opening, !takesSeveral else { return opening }
        return .closed { text in
            let opening = open(text)
            guard case .opened(let texts) = opening, texts.count > 1 else { return opening }
            return .refused(EnvelopeFault.several(texts.count))
        }
    }

    private func openAll(_ root: PayloadNode) -> PayloadOpening {
        if let form { return Self.open(root, as: form) }
        return switch EnvelopeShape(of: root) {
        case .sure(.payload): .payload
        case .sure(let form): openRecognized(root, as: form)
        case .unsure(let form): .refused(EnvelopeFault.unclear(form))
        case .holdsPayload(let key): .refused(EnvelopeFault.holdsPayload(key: key))
        }
    }

    private func openRecognized(_ root: PayloadNode, as form: EnvelopeForm) -> PayloadOpening {
        // Other arrays and strings are refused as what they are, not as payloads that are wrong.
        switch form {
        case .array where root.element(at: 0)?.kind != .dictionary: return .payload
        case .string where !Self.looksLikeObject(root.utf8): return .payload
        default: break
        }
        recognized(form)
        return Self.open(root, as: form)
    }

    private static func looksLikeObject(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.first { !JSONToken.isWhiteSpace($0) } == UInt8(ascii: "{")
    }

    private static func open(_ root: PayloadNode, as form: EnvelopeForm) -> PayloadOpening {
        switch form {
        case .payload: .payload
        case .simctl: .addressedPayload
        case .string where root.isString: .opened([Array(root.utf8)])
        default: .closed { open($0, as: form) }
        }
    }

    private static func open(_ text: [UInt8], as form: EnvelopeForm) -> PayloadOpening {
        do throws(EnvelopeFault) {
            return .opened(try payloads(in: JSONSlice(joined: text), form))
        } catch {
            return .refused(error)
        }
    }

    static func payloads(
        in value: JSONSlice, _ form: EnvelopeForm
    ) throws(EnvelopeFault) -> [[UInt8]] {
        switch form {
        case .payload, .simctl: [value.json]
        case .fcm: [try FCMMessage.payload(of: value)]
        case .legacyFCM: [try LegacyFCMMessage.payload(of: value)]
        case .sns: [try SNSMessage.payload(of: value)]
        case .azure: try AzureInstallation.payloads(of: value)
        case .oneSignal: [try OneSignalNotification.payload(of: value)]
        case .expo: try ExpoMessage.payloads(of: value)
        case .braze: [try BrazeMessage.payload(of: value)]
        case .airship: [try AirshipPush.payload(of: value)]
        case .cloudEvents: [try CloudEvent.payload(of: value)]
        case .array: try elements(of: value).map(\.json)
        case .string: [try string(of: value)]
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

    /// Returns the text of the object at a path, or of what a string of JSON there holds.
    private static func part(
        of value: JSONSlice, at path: [String]
    ) throws(EnvelopeFault) -> [UInt8] {
        var part = value
        for key in path {
            guard let next = part[key] else { throw .nothing(at: path.joined(separator: ".")) }
            part = next
        }
        if let text = part.string { return Array(text.utf8) }
        guard part.isObject else {
            throw .noPayload(at: path.joined(separator: "."))
        }
        return part.json
    }

    /// Members that the value does not have are missing.
    func members(toKeepOf text: () -> [UInt8]) -> [UInt8]? {
        if keptKeys.isEmpty { return nil }
        let values = JSONSlice(joined: text()).values(at: keptPlaces)
        var draft = PayloadDraft()
        for (key, value) in zip(keptKeys, values) { draft.set(key, value) }
        return draft.json
    }
}

extension PayloadReader {
    /// Creates a reader of a part of a stream, which takes payloads out of what they were sent in.
    ///
    /// Without an opener every object is a payload. `isArriving` returns true if a read needs no waiting,
    /// or not for long.
    package convenience init(
        source: String, framing: PayloadFraming, maximumByteCount: Int, maximumDepth: Int,
        opener: EnvelopeOpener? = nil, from position: PayloadPosition,
        isArriving: @escaping () -> Bool,
        refused: @escaping (UnsafeBufferPointer<UInt8>) -> Void, read: @escaping Read
    ) {
        self.init(
            source: source, framing: framing, maximumByteCount: maximumByteCount,
            maximumDepth: maximumDepth, openingWith: opener, from: position,
            isArriving: isArriving, refused: refused, read: read)
    }
}
