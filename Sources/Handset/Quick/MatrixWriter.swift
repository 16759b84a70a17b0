/// Writes the records of matrices, whose rows are made once for all payloads that are planned alike.
///
/// The rows depend on a few facts of a payload and on whether it has a session. The last of them are kept: a
/// stream has few different ones.
package final class MatrixWriter {
    /// The largest number of bytes of rows that are kept.
    private static let keptByteCount = 8 << 20
    /// The largest number of sessions of a payload.
    private static let largestRouteCount = 16

    /// The facts of a payload on which its rows depend.
    private struct Key: Hashable {
        let facts: APSContent.Facts
        let hasSession: Bool
    }

    private let router: SessionRouter
    private let scenario: Scenario
    private let versions: [IOSVersion]
    private let pushType: PushType?
    private let isShown: (MatrixRow) -> Bool
    private let terminator: UInt8
    /// The members after the sessions, by the facts of a payload.
    private var kept: [Key: [UInt8]] = [:]
    private var keptByteCount = 0
    private var memory = Memory()

    /// The memory that is used again for the next payload; a structure, as that of ``SessionWriter``.
    private struct Memory: ~Copyable {
        private var printer = ValuePrinter()
        var json = JSONBytes()
        private var source = RecordSource()

        /// Writes the beginning of a record, up to its sessions.
        ///
        /// - Returns: The number of sessions.
        /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
        mutating func begin(
            _ tree: PayloadTree, of bytes: UnsafeBufferPointer<UInt8>, from origin: PayloadOrigin,
            _ scan: SessionScan
        ) throws(SessionSearchError) -> Int {
            json.removeAll()
            source.write(origin, to: &json)
            json.write(#","sessions":["#)
            return try Self.writeSessions(tree, bytes, scan, &printer, to: &json)
        }

        private static func writeSessions(
            _ tree: PayloadTree, _ bytes: UnsafeBufferPointer<UInt8>, _ scan: SessionScan,
            _ printer: inout ValuePrinter, to json: inout JSONBytes
        ) throws(SessionSearchError) -> Int {
            var count = 0
            try scan.run(on: tree, json: bytes, printer: &printer) { _, _ in
            } found: { finding, _, _, printer in
                if count > 0 { json.write(",") }
                count += 1
                switch finding {
                case .text(let finding):
                    printer.withBytes {
                        json.write(string: UnsafeBufferPointer(rebasing: $0[finding.bytes]))
                    }
                case .value(let session, _): json.write(string: session)
                }
            }
            return count
        }
    }

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - router: Finds the sessions. Its handlers are not called.
    ///   - scenario: The app, which has no service extension, and its user.
    ///   - versions: The versions of iOS.
    ///   - pushType: The type of the push. If `nil`, the payload alone shows it.
    ///   - terminator: The last byte of each record.
    ///   - isShown: Returns true for a row that is part of the record.
    package init(
        router: SessionRouter, scenario: Scenario, versions: [IOSVersion], pushType: PushType?,
        terminator: UInt8 = UInt8(ascii: "\n"), isShown: @escaping (MatrixRow) -> Bool
    ) {
        self.router = router
        self.scenario = scenario
        self.versions = versions
        self.pushType = pushType
        self.terminator = terminator
        self.isShown = isShown
    }

    /// Lends the record of the payload that was written last.
    func withBytes<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try memory.json.withBytes(body)
    }

    /// Writes the record of a payload.
    ///
    /// - Parameters:
    ///   - tree: The payload.
    ///   - bytes: The payload as it came, or more than that.
    ///   - origin: The place that it came from.
    /// - Returns: False if the ordinary way has to write the record.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end.
    func write(
        _ tree: PayloadTree, of bytes: UnsafeBufferPointer<UInt8>, from origin: PayloadOrigin
    ) throws(SessionSearchError) -> Bool {
        guard origin.byteCount <= FoundSessions.keptByteCount else { return false }
        let count = try memory.begin(tree, of: bytes, from: origin, router.scan)
        guard count <= Self.largestRouteCount else { return false }
        let payload = Payload(
            origin: origin, warnings: [], simulatorTargetBundle: nil, tree: tree)
        let key = Key(
            facts: APSContent(payload, pushType: pushType).facts, hasSession: count > 0)
        if let end = kept[key] {
            memory.json.write(json: end)
        } else {
            memory.json.write(json: try makeEnd(of: payload, key))
        }
        return true
    }

    /// Makes the members after the sessions, and keeps them.
    private func makeEnd(
        of payload: Payload, _ key: Key
    ) throws(SessionSearchError) -> [UInt8] {
        var matrix = try ScenarioMatrix(
            of: payload, in: scenario, on: versions, rules: router.rules, pushType: pushType)
        matrix.rows.removeAll { !isShown($0) }
        let end =
            Array("],".utf8) + JSONText.object(matrix.membersAfterSessions).bytes.dropFirst()
            + [terminator]
        if keptByteCount + end.count > Self.keptByteCount {
            kept.removeAll()
            keptByteCount = 0
        }
        kept[key] = end
        keptByteCount += end.count
        return end
    }
}
