/// Writes the sessions of payloads one after another, for who wants nothing else of them.
///
/// It finds what ``SessionRouter/routes(in:observe:)`` finds, in the same way. Only the routes are not
/// made: nearly all of what they hold would be thrown away, and to make it takes longer than the search.
package final class SessionWriter {
    /// What is written of a session.
    package enum Form: Sendable {
        /// The statement that the app evaluates.
        case javaScript
        /// The lookup URL.
        case url
        /// The session itself.
        case session
    }

    private static let largestIdleByteCount = 1 << 20

    private let router: SessionRouter
    private let times: Int
    private let form: Form
    private let terminator: UInt8
    private let printer = ValuePrinter()
    private let bytes = Unguarded(TextBuffer())

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - router: Finds the sessions; its handlers are not asked.
    ///   - times: How many times the app gets each payload.
    ///   - form: What is written of a session.
    ///   - terminator: What ends that.
    package init(
        router: SessionRouter, times: Int = 1, form: Form, terminator: UInt8 = UInt8(ascii: "\n")
    ) {
        self.router = router
        self.times = times
        self.form = form
        self.terminator = terminator
    }

    /// What is written of a payload.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - json: The payload as it came, or more than that.
    /// - Returns: The bytes.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    package func bytes(
        of payload: Payload, json: [UInt8]
    ) throws(SessionSearchError) -> [UInt8] {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            try search(payload.tree, of: json)
        }
        return bytes.pointer.pointee.withBytes { Array($0) }
    }

    /// What is written of a payload that is there as a whole.
    ///
    /// - Returns: The bytes, or `nil` if it is no payload, or more than its sessions is to be said of it.
    package func bytes(ofWhole json: [UInt8]) -> [UInt8]? {
        json.withUnsafeBufferPointer { json in
            guard let tree = JanssonParser.tree(ofWhole: json) else { return nil }
            var bytes: [UInt8]?
            _ = write(tree, of: json) { bytes = Array($0) }
            return bytes
        }
    }

    /// Gives a closure what is written of a payload.
    ///
    /// - Returns: Whether that was done; not if a value cannot be searched to the end.
    /// - Throws: What the closure throws.
    func write(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>,
        _ write: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Bool {
        do {
            try search(tree, of: json)
        } catch {
            return false
        }
        try bytes.pointer.pointee.withBytes(write)
        return true
    }

    private func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>
    ) throws(SessionSearchError) {
        let bytes = self.bytes.pointer
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.pointee.removeAll(keepingAtMost: Self.largestIdleByteCount)
        try router.search(tree, of: json, printer: printer) { _ in
        } found: { finding, _, search in
            switch finding {
            case .text(let finding):
                printer.withBytes { text in
                    let session = UnsafeBufferPointer(rebasing: text[finding.bytes])
                    append(session, of: search, to: &bytes.pointee)
                }
            case .value(var session, _):
                session.withUTF8 { append($0, of: search, to: &bytes.pointee) }
            }
        }
        guard times > 1 else { return }
        let once = bytes.pointee.withBytes { Array($0) }
        for _ in 1..<times { once.withUnsafeBufferPointer { bytes.pointee.append($0) } }
    }

    @inline(__always)
    private func append(
        _ session: UnsafeBufferPointer<UInt8>, of search: RuleSearch, to bytes: inout TextBuffer
    ) {
        var lookup: SessionLookup {
            search.rule.lookup(of: String(decoding: session, as: UTF8.self))
        }
        switch form {
        case .javaScript: bytes.append(lookup.javaScript)
        case .url: bytes.append(lookup.url)
        case .session: bytes.append(session)
        }
        bytes.append(terminator)
    }
}
