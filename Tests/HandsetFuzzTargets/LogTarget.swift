internal import Handset
internal import HandsetFixtures
import HandsetLogs
internal import HandsetTestSupport

/// A log is read the same in whatever pieces it arrives; a payload that was printed into one is read back.
enum LogTarget {
    private static let partByteCount = 16 << 10
    /// The growth for four times the bytes: four where it follows them, sixteen where it follows their square.
    private static let largestGrowth = 8

    static func check(_ bytes: [UInt8], using generator: inout FixtureGenerator) throws {
        let whole = LogRun(bytes)
        let sizes = Int.random(in: 1...64, using: &generator)
        var other = generator
        let pieces = LogRun(bytes, pieces: { Int.random(in: 1...sizes, using: &other) })
        try requireEqual(pieces.lines, whole.lines, "what was read in pieces of up to \(sizes)")
        try checkGrowth(bytes)
        guard let disguise = LogDisguise.allCases.randomElement(using: &generator) else { return }
        try checkRoundTrip(disguise, seed: generator.next())
    }

    /// Checks that the work on an input again and again follows the number of times, by counting the bytes that
    /// the reader looks at.
    private static func checkGrowth(_ bytes: [UInt8]) throws {
        // One in 32, since it takes its time.
        guard !bytes.isEmpty, bytes.reduce(0, ^) & 31 == 0 else { return }
        let work = [partByteCount, 4 * partByteCount].map { byteCount in
            LogRun(Array(repeatElement(bytes, count: byteCount / bytes.count + 1).joined()))
                .workByteCount
        }
        try require(
            work[1] <= largestGrowth * work[0] + 4 * partByteCount,
            "four times the log takes \(work[1]) looks at a byte instead of \(work[0])")
    }

    /// Prints a random payload into a log, and reads it back.
    static func checkRoundTrip(_ disguise: LogDisguise, seed: UInt64) throws {
        var random = RandomPayload(isPlain: disguise.needsPlainTexts, seed: seed)
        let json = random.next()
        let payload = try Payload(json: json)
        let log = disguise.log(of: payload, json)
        let events = Array(LogReader(source: "log", bytes: Array(log.utf8)))
        guard events.count == 1, case .found(let found)? = events.first else {
            throw BrokenProperty(
                "\(disguise): read \(LogRun(log).lines) of\n\(log)\nof \(json)")
        }
        // A single key has no comma to break a line at.
        let grade =
            disguise == .swiftAtCommas && payload.count == 1 ? LogGrade.exact : disguise.grade
        try require(
            found.grade == grade,
            "\(disguise): \(found.grade), \(found.repairs), of\n\(log)\nof \(json)")
        let assumed = Dictionary(
            found.assumed.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
        if disguise.keepsTypes { try require(assumed.isEmpty, "assumed \(assumed) of \(log)") }
        if let difference = difference(found.payload.userInfo, payload.userInfo, [], assumed) {
            throw BrokenProperty("\(disguise): \(difference), of\n\(log)\nof \(json)")
        }
    }

    /// Returns the first difference that is not assumed.
    private static func difference(
        _ found: PayloadValue, _ sent: PayloadValue, _ path: [String],
        _ assumed: [String: AssumedValue]
    ) -> String? {
        if sent.kind == .dictionary, found.kind == .dictionary {
            guard found.keys.sorted() == sent.keys.sorted() else { return "keys at \(path)" }
            return sent.keys.lazy.compactMap { key in
                guard let one = found[key], let other = sent[key] else { return "\(key)" }
                return difference(one, other, path + [key], assumed)
            }.first
        }
        if sent.kind == .array, found.kind == .array {
            guard found.count == sent.count else { return "elements at \(path)" }
            return (0..<sent.count).lazy.compactMap { index in
                guard let one = found[index], let other = sent[index] else { return "\(index)" }
                return difference(one, other, path + ["\(index)"], assumed)
            }.first
        }
        guard found.description.utf8.elementsEqual(sent.description.utf8) else {
            return "\(found.description.debugDescription) instead of "
                + "\(sent.description.debugDescription) at \(path)"
        }
        if type(of: found) == type(of: sent) { return nil }
        let alternatives = assumed[path.joined(separator: ".")]?.alternatives ?? []
        if type(of: sent).map(alternatives.contains) == true { return nil }
        return "\(found.kind) instead of \(sent.kind) at \(path), which is not assumed"
    }

    private static func type(of value: PayloadValue) -> LogValueType? {
        switch value.kind {
        case .string: .string
        case .integer, .real: .number
        case .boolean: .boolean
        case .null: .null
        case .dictionary, .array: nil
        }
    }
}
