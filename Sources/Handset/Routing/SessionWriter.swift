/// Writes only the sessions of payloads.
///
/// It finds the sessions that ``SessionRouter/routes(in:observe:)`` finds, by the same ``SessionScan``, and
/// makes no routes of them.
package final class SessionWriter {
    private let router: SessionRouter
    private let times: Int
    private let form: SessionForm
    private let terminator: UInt8
    private var memory = Memory()

    /// The memory that is used again for the next payload.
    ///
    /// It is a structure because the compiler then checks that accesses do not overlap. Each access to a
    /// property of a class is checked at run time, which takes some 90 instructions.
    private struct Memory: ~Copyable {
        private var printer = ValuePrinter()
        private(set) var bytes = TextBuffer()

        mutating func search(
            _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, for writer: SessionWriter
        ) throws(SessionSearchError) -> Bool {
            try writer.search(tree, of: json, printer: &printer, into: &bytes)
            return bytes.count == 0 || !tree.root.mayBeForLiveActivity
        }
    }

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - router: Finds the sessions. Its handlers are not called.
    ///   - times: The number of times that the app gets each payload.
    ///   - form: The form in which each session is written.
    ///   - terminator: The byte after each session.
    package init(
        router: SessionRouter, times: Int = 1, form: SessionForm,
        terminator: UInt8 = UInt8(ascii: "\n")
    ) {
        self.router = router
        self.times = times
        self.form = form
        self.terminator = terminator
    }

    /// Returns the sessions of a payload, as they are written.
    ///
    /// - Parameter json: The whole payload.
    /// - Returns: `nil` if it is not a payload, or if something has to be reported about it.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    package func bytes(ofWhole json: [UInt8]) throws(SessionSearchError) -> [UInt8]? {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            guard let tree = JanssonParser.tree(ofWhole: json), try search(tree, of: json) else {
                return nil
            }
            return withBytes { Array($0) }
        }
    }

    /// Searches a payload, whose sessions ``withBytes(_:)`` lends then.
    ///
    /// - Parameters:
    ///   - tree: The payload.
    ///   - json: The payload as it came, or more than that.
    /// - Returns: False if the payload may be one for a Live Activity: something may have to be reported.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>
    ) throws(SessionSearchError) -> Bool {
        try memory.search(tree, of: json, for: self)
    }

    /// Lends the sessions of the payload that was searched last, as they are written.
    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try memory.bytes.withBytes(body)
    }

    private func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, printer: inout ValuePrinter,
        into bytes: inout TextBuffer
    ) throws(SessionSearchError) {
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.removeAll()
        try router.scan.run(on: tree, json: json, printer: &printer) { _, _ in
        } found: { finding, _, search, printer in
            switch (finding, form) {
            case (.text(let finding), .session):
                printer.withBytes {
                    bytes.append(UnsafeBufferPointer(rebasing: $0[finding.bytes]))
                }
            case (.text(let finding), _):
                append(
                    printer.withBytes { String(decoding: $0[finding.bytes], as: UTF8.self) },
                    of: search.rule, to: &bytes)
            case (.value(let session, _), _):
                append(session, of: search.rule, to: &bytes)
            }
            bytes.append(terminator)
        }
        guard times > 1 else { return }
        let once = bytes.withBytes { Array($0) }
        for _ in 1..<times { once.withUnsafeBufferPointer { bytes.append($0) } }
    }

    private func append(_ session: String, of rule: SessionRule, to bytes: inout TextBuffer) {
        bytes.append(form.text(of: session, lookup: rule.lookup(of: session)))
    }
}
