/// Writes only the sessions of payloads.
///
/// It finds the sessions that ``SessionRouter/routes(in:observe:)`` finds, by the same ``SessionScan``, and
/// makes no routes of them.
package final class SessionWriter {
    private let router: SessionRouter
    private let times: Int
    private let form: SessionForm
    private let terminator: UInt8
    private let printer = ValuePrinter()
    private let bytes = Unguarded(TextBuffer())

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
            guard let tree = JanssonParser.tree(ofWhole: json) else { return nil }
            try search(tree, of: json)
            return withBytes { Array($0) }
        }
    }

    /// Searches a payload, whose sessions ``withBytes(_:)`` lends then.
    ///
    /// - Parameters:
    ///   - tree: The payload.
    ///   - json: The payload as it came, or more than that.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>
    ) throws(SessionSearchError) {
        let bytes = self.bytes.pointer
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.pointee.removeAll()
        try router.scan.run(on: tree, json: json, printer: printer) { _ in
        } found: { finding, _, search in
            let session =
                switch finding {
                case .text(let finding):
                    printer.withBytes { String(decoding: $0[finding.bytes], as: UTF8.self) }
                case .value(let session, _): session
                }
            bytes.pointee.append(form.text(of: session, lookup: search.rule.lookup(of: session)))
            bytes.pointee.append(terminator)
        }
        guard times > 1 else { return }
        let once = withBytes { Array($0) }
        for _ in 1..<times { once.withUnsafeBufferPointer { bytes.pointee.append($0) } }
    }

    /// Lends the sessions of the payload that was searched last, as they are written.
    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try bytes.pointer.pointee.withBytes(body)
    }
}
