/// The reader of the payloads in what they were sent in.
package final class EnvelopeOpener: PayloadOpener {
    /// The form of all values; `nil` if each has the form that its shape shows.
    private let form: EnvelopeForm?
    /// The keys that lead to the part of a value that holds the payload; empty for the whole value.
    private let path: [String]
    private let keptKeys: [String]
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
        self.keptKeys = keptKeys
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

    func open(_ root: PayloadNode, _ text: () -> [UInt8]) -> PayloadOpening {
        if path.isEmpty, keptKeys.isEmpty { return openWhole(root, text) }
        let value = JSONSlice(text())
        let kept = keptKeys.isEmpty ? nil : Self.members(keptKeys, of: value)
        if path.isEmpty { return Self.opening(of: value.json, openWhole(root, text), kept) }
        do throws(EnvelopeFault) {
            let part = try Self.part(of: value, at: path)
            // A part that is not an object is refused when it is read as a payload.
            guard let tree = part.withUnsafeBufferPointer({ JanssonParser.tree(ofWhole: $0) })
            else { return .opened([part], kept: kept) }
            return Self.opening(of: part, openWhole(tree.root) { part }, kept)
        } catch {
            return .refused(error)
        }
    }

    private static func opening(
        of text: [UInt8], _ opening: PayloadOpening, _ kept: [UInt8]?
    ) -> PayloadOpening {
        switch opening {
        case .payload: return .opened([text], kept: kept)
        case .addressedPayload:
            var draft = PayloadDraft(JSONSlice(text))
            draft.remove(PayloadTree.simulatorTargetBundleKey.description)
            return .opened([draft.json], kept: kept)
        case .opened(let texts, _): return .opened(texts, kept: kept)
        case .refused: return opening
        }
    }

    private func openWhole(_ root: PayloadNode, _ text: () -> [UInt8]) -> PayloadOpening {
        let opening = openAll(root, text)
        if case .opened(let texts, _) = opening, texts.count > 1, !takesSeveral {
            return .refused(EnvelopeFault.several(texts.count))
        }
        return opening
    }

    private func openAll(_ root: PayloadNode, _ text: () -> [UInt8]) -> PayloadOpening {
        if let form { return Self.open(root, as: form, text) }
        return switch EnvelopeShape(of: root) {
        case .sure(.payload): .payload
        case .sure(let form): openRecognized(root, as: form, text)
        case .unsure(let form): .refused(EnvelopeFault.unclear(form))
        case .holdsPayload(let key): .refused(EnvelopeFault.holdsPayload(key: key))
        }
    }

    private func openRecognized(
        _ root: PayloadNode, as form: EnvelopeForm, _ text: () -> [UInt8]
    ) -> PayloadOpening {
        // Other arrays and strings are refused as what they are, not as payloads that are wrong.
        switch form {
        case .array where root.element(at: 0)?.kind != .dictionary: return .payload
        case .string where !Self.looksLikeObject(root.utf8): return .payload
        default: break
        }
        recognized(form)
        return Self.open(root, as: form, text)
    }

    private static func looksLikeObject(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.first { !JSONToken.isWhiteSpace($0) } == UInt8(ascii: "{")
    }

    private static func open(
        _ root: PayloadNode, as form: EnvelopeForm, _ text: () -> [UInt8]
    ) -> PayloadOpening {
        switch form {
        case .payload: .payload
        case .simctl: .addressedPayload
        case .string where root.isString: .opened([Array(root.utf8)], kept: nil)
        default:
            opening { () throws(EnvelopeFault) in try payloads(in: JSONSlice(text()), form) }
        }
    }

    private static func opening(
        _ payloads: () throws(EnvelopeFault) -> [[UInt8]]
    ) -> PayloadOpening {
        do throws(EnvelopeFault) {
            return .opened(try payloads(), kept: nil)
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

    /// Returns an object with some members of a value; those that it does not have are missing.
    private static func members(_ keys: [String], of value: JSONSlice) -> [UInt8] {
        var draft = PayloadDraft()
        for key in keys { draft.set(key, value[key]) }
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
