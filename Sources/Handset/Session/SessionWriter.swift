/// Writes the sessions of payloads one after another, for who wants nothing else of them.
///
/// It finds what ``SessionRouter/routes(in:observe:)`` finds, in the same way. Only the routes are not
/// made: nearly all of what they hold would be thrown away, and to make it takes longer than the search.
package final class SessionWriter {
    /// Appends what is written of a session: the session itself in UTF-8, and the rule that has found it.
    package typealias Form = (
        _ session: UnsafeBufferPointer<UInt8>, _ rule: SessionRule, inout [UInt8]
    ) -> Void

    private static let largestIdleByteCount = 1 << 20

    private let router: SessionRouter
    private let times: Int
    private let form: Form
    private let printer = ValuePrinter()
    private var bytes: [UInt8] = []

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - router: Finds the sessions; its handlers are not asked.
    ///   - times: How many times the app gets each payload.
    ///   - form: Appends what is written of a session.
    package init(router: SessionRouter, times: Int = 1, form: @escaping Form) {
        self.router = router
        self.times = times
        self.form = form
    }

    /// What is written of a payload.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text of a value is too long to be searched.
    package func bytes(of payload: Payload) throws(DescriptionTooLong) -> [UInt8] {
        try search(payload.tree)
        return bytes
    }

    /// Gives a closure what is written of a payload.
    ///
    /// - Returns: Whether that was done; not if the text of a value is too long to be searched.
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

    private func search(_ tree: PayloadTree) throws(DescriptionTooLong) {
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.removeAll(keepingCapacity: bytes.capacity <= Self.largestIdleByteCount)
        try router.search(tree, printer: printer) { _ in
        } found: { finding, _, rule in
            switch finding {
            case .text(let finding):
                printer.withBytes { text in
                    form(UnsafeBufferPointer(rebasing: text[finding.bytes]), rule, &bytes)
                }
            case .value(var session, _):
                session.withUTF8 { form($0, rule, &bytes) }
            }
        }
        let once = bytes
        for _ in 1..<max(1, times) { bytes += once }
    }
}
