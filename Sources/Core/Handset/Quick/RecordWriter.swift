/// Writes the records of payloads, straight from the printed texts.
///
/// It writes the ``PayloadRecord`` that the ordinary way makes, without the values in between: no routes and
/// no tree of JSON, and no hazards where ``NoHazardProof`` covers the payload. Whatever needs more takes the
/// ordinary way.
package final class RecordWriter {
    private static let largestRouteCount = 16

    private let router: SessionRouter
    private let rules: HazardRules
    private let form: RecordForm
    private let routeForms: [RouteForm]
    private var memory = Memory()

    /// The memory that is used again for the next payload; a structure, as in ``SessionWriter``.
    private struct Memory: ~Copyable {
        private var printer = ValuePrinter()
        private(set) var json = JSONBytes()
        private var routes = JSONBytes()
        private var source = RecordSource()

        mutating func write(
            _ tree: PayloadTree, of bytes: UnsafeBufferPointer<UInt8>, from origin: PayloadOrigin,
            for writer: RecordWriter
        ) throws(SessionSearchError) -> Bool {
            json.removeAll()
            routes.removeAll()
            source.write(origin, to: &json)
            return try writer.write(
                tree, of: bytes, from: origin, printer: &printer, routes: &routes, to: &json)
        }
    }

    /// The sessions of a payload, as far as they were found.
    private struct Findings {
        /// The keys of the payload; `nil` if it may have hazards.
        let keys: NoHazardProof.Keys?
        var count = 0
        /// True if the first session has no hazard.
        var isPlain = false
        /// The hazards of the first session, if they are known without a search.
        var hazards: [Hazard]?
        /// The routes, if the first session may have other hazards.
        var routes: [SessionRoute] = []

        var haveNoHazard: Bool {
            guard let keys else { return false }
            return count == 0 ? keys.keyOfSessions == nil : count == 1 && isPlain
        }
    }

    /// The handlers of the router are not called.
    package init(router: SessionRouter, rules: HazardRules, form: RecordForm) {
        self.router = router
        self.rules = rules
        self.form = form
        routeForms = router.rules.rules.map { RouteForm($0) }
    }

    /// Lends the record of the payload that was written last.
    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try memory.json.withBytes(body)
    }

    /// Writes the record of a payload; false if the ordinary way has to write it.
    ///
    /// `bytes` are the payload as it came, or more than that.
    func write(
        _ tree: PayloadTree, of bytes: UnsafeBufferPointer<UInt8>, from origin: PayloadOrigin
    ) throws(SessionSearchError) -> Bool {
        guard origin.byteCount <= FoundSessions.keptByteCount, !tree.root.mayBeForLiveActivity
        else { return false }
        return try memory.write(tree, of: bytes, from: origin, for: self)
    }

    private func write(
        _ tree: PayloadTree, of bytes: UnsafeBufferPointer<UInt8>, from origin: PayloadOrigin,
        printer: inout ValuePrinter, routes: inout JSONBytes, to json: inout JSONBytes
    ) throws(SessionSearchError) -> Bool {
        var findings = Findings(keys: rules.proof.keys(of: tree.root, byteCount: origin.byteCount))
        let isExplained = form.isExplained
        if isExplained { json.write(#","values":["#) }
        var isFirst = true
        // Every value is part of an explanation.
        try router.scan.run(on: tree, json: isExplained ? nil : bytes, printer: &printer) {
            key, printer in
            guard isExplained else { return }
            json.write(isFirst ? #"{"key":"# : #",{"key":"#)
            isFirst = false
            json.write(string: key)
            json.write(#","text":"#)
            printer.withBytes { json.write(string: $0) }
            json.write("}")
        } found: { finding, key, search, printer in
            findings.count += 1
            guard findings.count <= Self.largestRouteCount else { return }
            if findings.count > 1 { routes.write(",") }
            write(finding, at: key, search, printer, to: &routes)
            if findings.count == 1, let keys = findings.keys {
                findings.isPlain = printer.withBytes {
                    rules.proof.isPlain(finding, at: key, keys, in: $0)
                }
            }
            if findings.count == 1, !findings.isPlain, let keys = findings.keys,
                case .text(let finding) = finding
            {
                findings.hazards = printer.withBytes {
                    rules.hazardsOfLines(finding, at: key, keys, by: search.rule, in: $0)
                }
            }
            guard !findings.isPlain, findings.hazards == nil else { return }
            findings.routes.append(
                SessionRoute(
                    of: finding, at: key, by: search.rule, printedBy: &printer, from: origin))
        }
        guard findings.count <= Self.largestRouteCount,
            findings.count > 0 || !form.requiresSession
        else { return false }
        json.write(isExplained ? #"],"routes":["# : #","routes":["#)
        for time in 0..<form.times where findings.count > 0 {
            if time > 0 { json.write(",") }
            routes.withBytes { json.write(json: $0) }
        }
        guard
            try writeHazards(
                findings,
                of: Payload(origin: origin, warnings: [], simulatorTargetBundle: nil, tree: tree),
                to: &json)
        else { return false }
        json.write(json: findings.count > 0 ? form.end : form.endWithoutSession)
        return true
    }

    private func write(
        _ finding: RuleSearch.Finding, at key: UnsafeBufferPointer<UInt8>, _ search: RuleSearch,
        _ printer: borrowing ValuePrinter, to json: inout JSONBytes
    ) {
        let form = routeForms[search.index]
        let isDone = !self.form.isExplained
        switch finding {
        case .text(let finding):
            printer.withBytes { text in
                form.write(
                    UnsafeBufferPointer(rebasing: text[finding.bytes]), at: key, finding.range,
                    finding.wholeRange, keyPath: nil, isDone: isDone, to: &json)
            }
        case .value(var session, let path):
            let range = 0..<session.utf16.count
            session.withUTF8 {
                form.write($0, at: key, range, range, keyPath: path, isDone: isDone, to: &json)
            }
        }
    }

    /// Writes the misses of an explanation, and the hazards; false if these have to be reported as well.
    private func writeHazards(
        _ findings: Findings, of payload: @autoclosure () -> Payload, to json: inout JSONBytes
    ) throws(SessionSearchError) -> Bool {
        if findings.haveNoHazard, !form.isExplained || findings.count > 0 {
            json.write(form.isExplained ? #"],"misses":[],"hazards":[]"# : #"],"hazards":[]"#)
            return true
        }
        if findings.count == 1, let hazards = findings.hazards {
            guard !form.reportsHazards else { return false }
            if form.isExplained { json.write(#"],"misses":["#) }
            json.write(#"],"hazards":["#)
            write(hazards.prefix(max(0, form.maximumHazardCount)), of: hazards.count, to: &json)
            return true
        }
        let payload = payload()
        let found =
            findings.routes.count == findings.count
            ? FoundSessions(findings.routes, in: payload)
            : try FoundSessions(in: payload, by: router)
        let hazards = try PayloadHazards(of: found, by: rules, needsMisses: form.isExplained)
        guard !form.reportsHazards || hazards.count == 0 else { return false }
        if form.isExplained {
            json.write(#"],"misses":["#)
            var isFirst = true
            for miss in hazards.misses {
                if !isFirst { json.write(",") }
                isFirst = false
                miss.write(to: &json)
            }
        }
        json.write(#"],"hazards":["#)
        write(hazards.first(form.maximumHazardCount), of: hazards.count, to: &json)
        return true
    }

    /// Writes hazards, and the number of those that are not among them.
    private func write(
        _ hazards: some Collection<Hazard>, of count: Int, to json: inout JSONBytes
    ) {
        var isFirst = true
        for hazard in hazards {
            if !isFirst { json.write(",") }
            isFirst = false
            hazard.write(to: &json)
        }
        json.write("]")
        if count > hazards.count {
            json.write(#","moreHazards":"#)
            json.write(count - hazards.count)
        }
    }

    /// Returns the record of a payload that a notification has brought; `nil` if the ordinary way has to write it.
    ///
    /// `json` is the whole payload, which becomes part of the record.
    package func bytes(
        ofWhole json: [UInt8], from source: String, _ notification: NotificationRecord
    ) throws(SessionSearchError) -> [UInt8]? {
        try json.withUnsafeBufferPointer { json throws(SessionSearchError) in
            let origin = PayloadOrigin(
                source: source, number: 1, line: 1, byteCount: json.count)
            guard let tree = JanssonParser.tree(ofWhole: json),
                try write(tree, of: json, from: origin)
            else { return nil }
            var notification = notification
            notification.payload = JSONToken.joined(json)
            let members = JSONText.object(notification.members).bytes
            return withBytes { record in
                // The members stand before the brace and the terminator that end the record.
                record.dropLast(2) + [UInt8(ascii: ",")] + members.dropFirst()
                    + record.suffix(1)
            }
        }
    }
}
