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
    private var bytes: [UInt8] = []

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
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    package func bytes(of payload: Payload) throws(SessionSearchError) -> [UInt8] {
        try search(payload.tree)
        return bytes
    }

    /// Gives a closure what is written of a payload.
    ///
    /// - Returns: Whether that was done; not if a value cannot be searched to the end.
    /// - Throws: What the closure throws.
    func write(
        _ tree: PayloadTree, _ write: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Bool {
        do {
            try search(tree)
        } catch {
            return false
        }
        try bytes.withUnsafeBufferPointer(write)
        return true
    }

    private func search(_ tree: PayloadTree) throws(SessionSearchError) {
        // Taken out of the object, since each look at what stands in one is guarded.
        var bytes: [UInt8] = []
        swap(&bytes, &self.bytes)
        defer { swap(&bytes, &self.bytes) }
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.removeAll(keepingCapacity: bytes.capacity <= Self.largestIdleByteCount)
        try router.search(tree, printer: printer) { _ in
        } found: { finding, _, rule in
            switch finding {
            case .text(let finding):
                printer.withBytes { text in
                    let session = UnsafeBufferPointer(rebasing: text[finding.bytes])
                    append(session, of: rule, to: &bytes)
                }
            case .value(var session, _):
                session.withUTF8 { append($0, of: rule, to: &bytes) }
            }
        }
        guard times > 1 else { return }
        let once = bytes
        for _ in 1..<times { bytes += once }
    }

    @inline(__always)
    private func append(
        _ session: UnsafeBufferPointer<UInt8>, of rule: SessionRule, to bytes: inout [UInt8]
    ) {
        var lookup: SessionLookup { rule.lookup(of: String(decoding: session, as: UTF8.self)) }
        switch form {
        case .javaScript: bytes += lookup.javaScript.utf8
        case .url: bytes += lookup.url.utf8
        case .session: bytes.appendPiece(session)
        }
        bytes.append(terminator)
    }
}
