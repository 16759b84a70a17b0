/// Writes only the sessions of payloads.
///
/// It finds the sessions that ``SessionRouter/routes(in:observe:)`` finds, by the same ``SessionScan``, and
/// makes no routes of them.
package final class SessionWriter {
    private let router: SessionRouter
    private let times: Int
    private let form: SessionForm
    private let terminator: UInt8
    /// The proof that a payload has no hazard; `nil` if hazards do not matter.
    private let proof: NoHazardProof?
    private var memory: Memory

    /// The memory that is used again for the next payload.
    ///
    /// It is a structure because the compiler then checks that accesses do not overlap. Each access to a
    /// property of a class is checked at run time, which takes some 90 instructions.
    private struct Memory: ~Copyable {
        private var printer = ValuePrinter()
        private(set) var bytes = TextBuffer()
        /// The sessions that are still to be written.
        private var held: HeldMatches

        init(held: consuming HeldMatches) { self.held = held }

        /// Searches a payload; false if it may be one for a Live Activity, or have a hazard that matters:
        /// something may have to be reported.
        @inline(__always)
        mutating func search(
            _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, for writer: SessionWriter
        ) throws(SessionSearchError) -> Bool {
            try writer.search(tree, of: json, printer: &printer, into: &bytes)
                && (bytes.count == 0 || !tree.root.mayBeForLiveActivity)
        }

        /// Lends the sessions of a payload, with those that are held, or holds them; false if neither.
        @inline(__always)
        mutating func write(
            _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, for writer: SessionWriter,
            mayHold: Bool, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Void
        ) rethrows -> Bool {
            if mayHold, held.canHold, hold(tree, of: json, for: writer) {
                bytes.removeAll()
                if held.isFull { held.release(into: &bytes, terminator: writer.terminator) }
                if held.count == 0 {
                    try bytes.withBytes(body)
                } else {
                    try body(nil)
                }
                return true
            }
            try writeHeld(for: writer, body)
            guard (try? search(tree, of: json, for: writer)) == true else { return false }
            try bytes.withBytes(body)
            return true
        }

        @inline(__always)
        private mutating func hold(
            _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, for writer: SessionWriter
        ) -> Bool {
            let count = held.count
            guard writer.router.scan.hold(tree, json: json, printer: &printer, in: &held)
            else { return false }
            guard held.count > count, tree.root.mayBeForLiveActivity else { return true }
            held.truncate(to: count)
            return false
        }

        /// Lends the sessions that are held, if there are any.
        mutating func writeHeld<Failure>(
            for writer: SessionWriter, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
        ) throws(Failure) {
            guard held.count > 0 else { return }
            bytes.removeAll()
            held.release(into: &bytes, terminator: writer.terminator)
            try bytes.withBytes(body)
        }
    }

    /// The handlers of the router are not called; the app gets each payload this number of `times`.
    package convenience init(
        router: SessionRouter, times: Int = 1, form: SessionForm,
        terminator: UInt8 = UInt8(ascii: "\n")
    ) {
        self.init(router: router, times: times, form: form, terminator: terminator, proof: nil)
    }

    /// Creates a writer that leaves out payloads that may have hazards, if there is a proof.
    init(
        router: SessionRouter, times: Int, form: SessionForm, terminator: UInt8,
        proof: NoHazardProof?
    ) {
        self.router = router
        self.times = times
        self.form = form
        self.terminator = terminator
        self.proof = proof
        let isPlain = form == .session && times == 1 && proof == nil
        memory = Memory(held: HeldMatches(of: isPlain ? router.scan.onlyPattern : nil))
    }

    /// Returns the sessions of a whole payload, as they are written; `nil` if it is not a payload, or if something
    /// has to be reported about it.
    package func bytes(ofWhole json: [UInt8]) throws(SessionSearchError) -> [UInt8]? {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            guard let tree = JanssonParser.tree(ofWhole: json),
                try memory.search(tree, of: json, for: self)
            else { return nil }
            return memory.bytes.withBytes { Array($0) }
        }
    }

    /// Lends the sessions of a payload, as they are written, or holds them if it may.
    ///
    /// `json` is the payload as it came, or more than that. `body` receives the sessions, after those that
    /// were held, or `nil` if they are held as well. The result is false, and nothing is lent, if something
    /// may have to be reported, or a value cannot be searched to the end.
    @inline(__always)
    func write(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, mayHold: Bool,
        _ body: (UnsafeBufferPointer<UInt8>?) throws -> Void
    ) rethrows -> Bool {
        try memory.write(tree, of: json, for: self, mayHold: mayHold, body)
    }

    /// Lends the sessions that are held, if there are any.
    package func writeHeld<Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try memory.writeHeld(for: self, body)
    }

    @inline(__always)
    private func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, printer: inout ValuePrinter,
        into bytes: inout TextBuffer
    ) throws(SessionSearchError) -> Bool {
        // One large session must not keep its memory for the rest of an endless stream.
        bytes.removeAll()
        let isCovered: Bool
        if let proof {
            isCovered = try search(tree, of: json, printer: &printer, into: &bytes, proof)
        } else {
            try router.scan.run(on: tree, json: json, printer: &printer) { _, _ in
            } found: { finding, _, search, printer in
                append(finding, of: search.rule, printedBy: printer, to: &bytes)
            }
            isCovered = true
        }
        if times > 1 {
            let once = bytes.withBytes { Array($0) }
            for _ in 1..<times { once.withUnsafeBufferPointer { bytes.append($0) } }
        }
        return isCovered
    }

    /// Searches a payload whose hazards matter; false if the proof does not cover it.
    // Not inlined, since a search without a proof takes longer beside it.
    @inline(never)
    private func search(
        _ tree: PayloadTree, of json: UnsafeBufferPointer<UInt8>, printer: inout ValuePrinter,
        into bytes: inout TextBuffer, _ proof: NoHazardProof
    ) throws(SessionSearchError) -> Bool {
        guard let keys = proof.keys(of: tree.root, byteCount: json.count),
            proof.isWorthSearching(keys)
        else { return false }
        var isCovered = keys.keyOfSessions == nil
        var count = 0
        try router.scan.run(on: tree, json: json, printer: &printer) { _, _ in
        } found: { finding, key, search, printer in
            count += 1
            isCovered =
                count == 1 && printer.withBytes { proof.isPlain(finding, at: key, keys, in: $0) }
            append(finding, of: search.rule, printedBy: printer, to: &bytes)
        }
        return isCovered
    }

    @inline(__always)
    private func append(
        _ finding: RuleSearch.Finding, of rule: SessionRule,
        printedBy printer: borrowing ValuePrinter, to bytes: inout TextBuffer
    ) {
        switch (finding, form) {
        case (.text(let finding), .session):
            printer.withBytes { bytes.append(UnsafeBufferPointer(rebasing: $0[finding.bytes])) }
        case (.text(let finding), _):
            append(
                printer.withBytes { String(decoding: $0[finding.bytes], as: UTF8.self) },
                of: rule, to: &bytes)
        case (.value(let session, _), _): append(session, of: rule, to: &bytes)
        }
        bytes.append(terminator)
    }

    private func append(_ session: String, of rule: SessionRule, to bytes: inout TextBuffer) {
        bytes.append(form.text(of: session, lookup: rule.lookup(of: session)))
    }
}

extension SessionWriter {
    /// Leaves out payloads that may have hazards, unless `hazards` is `nil`; calls no handlers.
    package convenience init(
        router: SessionRouter, times: Int, form: SessionForm, terminator: UInt8,
        without hazards: HazardRules?
    ) {
        self.init(
            router: router, times: times, form: form, terminator: terminator,
            proof: hazards?.proof)
    }
}
