/// The reader of the payloads in what they were sent in.
package final class EnvelopeOpener: PayloadOpener {
    /// The form of all values; `nil` if each has the form that its shape shows.
    private let form: PayloadFile.EnvelopeForm?
    /// The keys that lead to the part of a value that holds the payload; empty for the whole value.
    private let path: [String]
    /// The keys of the members to keep, each once.
    private let keptKeys: [String]
    /// The places of these keys, in UTF-8.
    private let keptPlaces: [[UInt8]: Int]
    private let takesSeveral: Bool
    let settings: EnvelopeSettings
    /// The number of arrays and strings around the values.
    private let nesting: Int
    /// Receives the form of each value that is not a payload, if the caller has not named the form.
    private let recognized: (PayloadFile.EnvelopeForm) -> Void
    let remarked: (EnvelopeRemark) -> Void

    /// `remarked` receives what else is to be told about a value.
    ///
    /// `path` may lead to a string of JSON, and through others.
    package convenience init(
        form: PayloadFile.EnvelopeForm? = nil, path: [String] = [], keeping keptKeys: [String] = [],
        takesSeveral: Bool = true, settings: EnvelopeSettings = EnvelopeSettings(),
        recognized: @escaping (PayloadFile.EnvelopeForm) -> Void = { _ in },
        remarked: @escaping (EnvelopeRemark) -> Void = { _ in }
    ) {
        self.init(
            form: form, path: path, keeping: keptKeys, takesSeveral: takesSeveral,
            settings: settings, nesting: 0, recognized: recognized, remarked: remarked)
    }

    private init(
        form: PayloadFile.EnvelopeForm? = nil, path: [String] = [], keeping keptKeys: [String] = [],
        takesSeveral: Bool = true, settings: EnvelopeSettings, nesting: Int,
        recognized: @escaping (PayloadFile.EnvelopeForm) -> Void,
        remarked: @escaping (EnvelopeRemark) -> Void
    ) {
        self.settings = settings
        self.nesting = nesting
        self.remarked = remarked
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

    var equalKeys: Payload.EqualKeys { settings.equalKeys }

    /// True if all values have a form because somebody says so.
    func isNamed(_ form: PayloadFile.EnvelopeForm) -> Bool { self.form == form }

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
            let (part, wasLenient) = try part(of: JSONSlice(joined: text), at: path)
            return Self.within(path, open(part), wasLenient: wasLenient)
        } catch {
            return .refused(error)
        }
    }

    /// Opens a text as it would be opened if it were the whole value.
    ///
    /// One that is not an object is refused when it is read as a payload.
    private func open(_ part: [UInt8]) -> PayloadOpening {
        if let opening = opening(ofObject: part, by: JanssonParser.tree(ofWhole:)) {
            return open(part, opening)
        }
        let opening = opening(ofObject: part, by: JanssonParser.tree(ofContainer:)) ?? .payload
        guard case .closed = opening else { return open(part, opening) }
        let counting = part.withUnsafeBufferPointer { settings.equalKeys.blanked($0) }
        return Self.within([], open(counting, opening), wasLenient: true)
    }

    /// Returns the opening of a text from its tree, which is let go; `nil` if it is not an object.
    private func opening(
        ofObject part: [UInt8], by parse: (UnsafeBufferPointer<UInt8>) -> PayloadTree?
    ) -> PayloadOpening? {
        guard let tree = part.withUnsafeBufferPointer(parse), tree.root.kind == .dictionary else {
            return nil
        }
        return openWhole(tree.root)
    }

    private func open(_ part: [UInt8], _ opening: PayloadOpening) -> PayloadOpening {
        switch opening {
        case .payload: return .opened([.payload(part)])
        case .addressedPayload:
            var draft = PayloadDraft(JSONSlice(part))
            draft.remove(PayloadTree.simulatorTargetBundleKey.description)
            return .opened([.payload(draft.json)])
        case .closed(let open): return open(JSONToken.joined(part, part.indices))
        case let opening: return opening
        }
    }

    /// Returns the opening of a part, with the keys that lead to it before the keys of its refusals.
    private static func within(
        _ path: [String], _ opening: PayloadOpening, wasLenient: Bool = false
    ) -> PayloadOpening {
        switch opening {
        case .refused(let error, let keys): .refused(error, at: path + keys)
        case .opened(let texts):
            .opened(
                texts.map { text in
                    switch text {
                    case .payload(let json, let message, let isInnerLenient):
                        .payload(
                            json, message?.within(path), wasLenient: wasLenient || isInnerLenient)
                    case .refused(let error, let keys): .refused(error, at: path + keys)
                    }
                })
        default: opening
        }
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
        if let form { return open(root, as: form) }
        switch EnvelopeShape(of: root) {
        case .sure(.payload):
            if root.isWebPush { remarked(.webPush) }
            if root.isDeviceManagement { remarked(.deviceManagement) }
            if settings.tellsOtherServiceMessages, let message = OtherServiceMessage.like(root) {
                remarked(.foreign(service: message.service))
            }
            return .payload
        case .sure(let form): return openRecognized(root, as: form)
        case .unsure(let form): return .refused(EnvelopeFault.unclear(form))
        case .holdsPayload(let steps):
            return .refused(
                EnvelopeFault.holdsPayload(
                    path: steps.joined(separator: "."), isNear: steps.count == 1), at: steps)
        }
    }

    private func openRecognized(_ root: PayloadNode, as form: PayloadFile.EnvelopeForm)
        -> PayloadOpening
    {
        // Other arrays and strings are refused as what they are, not as payloads that are wrong.
        switch form {
        case .array where root.element(at: 0)?.kind != .dictionary: return .payload
        case .string where !Self.looksLikeObject(root.utf8): return .payload
        default: break
        }
        if form == .firebaseAdmin, root.value(forKey: "message") != nil { remarked(.namesOfAdmin) }
        return told(form, opening(of: root, recognizedAs: form))
    }

    private func opening(of root: PayloadNode, recognizedAs form: PayloadFile.EnvelopeForm)
        -> PayloadOpening
    {
        switch form {
        case .array where nesting == 0 && !Self.holdsOnlyPayloads(root):
            return .closed(open: openEach)
        case .string where nesting == 0:
            let inner = inner
            return .closed { text in
                inner.open(Array((JSONSlice(joined: text).string ?? "").utf8))
            }
        default: return open(root, as: form)
        }
    }

    /// Tells the form of a value that was opened; a refused one's stands in the refusal.
    private func told(_ form: PayloadFile.EnvelopeForm, _ opening: PayloadOpening) -> PayloadOpening
    {
        switch opening {
        case .closed(let open):
            return .closed { [self] text in told(form, open(text)) }
        case .refused: break
        case .payload, .addressedPayload, .opened: recognized(form)
        }
        return opening
    }

    private static func looksLikeObject(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.first { !JSONToken.isWhiteSpace($0) } == UInt8(ascii: "{")
    }

    private static func holdsOnlyPayloads(_ array: PayloadNode) -> Bool {
        (0..<array.count).allSatisfy { array.element(at: $0)?.isPlainPayload == true }
    }

    /// Opens each element of an array by the element's shape.
    private func openEach(in text: [UInt8]) -> PayloadOpening {
        let inner = inner
        var texts: [OpenedText] = []
        for (index, element) in JSONSlice(joined: text).elements.enumerated() {
            switch Self.within(["\(index)"], inner.open(element.json)) {
            case .opened(let found): texts += found
            case .refused(let error, let keys): texts.append(.refused(error, at: keys))
            case .payload, .addressedPayload, .closed: texts.append(.payload(element.json))
            }
        }
        return .opened(texts)
    }

    /// The opener of what a value of no other form holds, which is not opened further.
    private var inner: EnvelopeOpener {
        EnvelopeOpener(
            settings: settings, nesting: nesting + 1, recognized: recognized, remarked: remarked)
    }

    /// Returns the text of the object at a path, or of what a string of JSON there holds.
    private func part(
        of value: JSONSlice, at path: [String]
    ) throws(EnvelopeFault) -> ([UInt8], wasLenient: Bool) {
        guard
            let (part, wasLenient) = PayloadPath.part(
                of: value, at: path, equalKeys: settings.equalKeys)
        else {
            throw .nothing(at: path.joined(separator: "."))
        }
        if let text = part.string { return (Array(text.utf8), wasLenient) }
        guard part.isObject else {
            throw .noPayload(at: path.joined(separator: "."))
        }
        return (part.json, wasLenient)
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
        source: String, framing: PayloadReader.Framing, maximumByteCount: Int, maximumDepth: Int,
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
