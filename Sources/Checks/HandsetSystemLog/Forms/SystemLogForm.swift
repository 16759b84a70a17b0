/// A line that iOS's own processes, or an app's frameworks, write about a push.
package struct SystemLogForm: Hashable, Sendable {
    /// The stable name, such as `B2`.
    package let code: String
    package let group: LogGroup
    /// The processes that write it.
    package let processes: [String]
    /// The words in their versions, the newest first.
    package let patterns: [FormPattern]
    package let stage: LogStage
    /// The proof in a few words: what the line says of the push.
    package let proves: String
    package let confidence: FormConfidence
    /// The versions of iOS in which it was seen.
    package let seen: String
    /// The public pages with such lines.
    package let sources: [String]
    /// True if its words are so common that only its own processes may write them.
    let needsProcess: Bool

    init(
        _ code: String, _ group: LogGroup, by processes: [String], _ patterns: [FormPattern],
        _ stage: LogStage, proves: String, _ confidence: FormConfidence, seen: String,
        in sources: [String], needsProcess: Bool = false
    ) {
        self.code = code
        self.group = group
        self.processes = processes
        self.patterns = patterns
        self.stage = stage
        self.proves = proves
        self.confidence = confidence
        self.seen = seen
        self.sources = sources
        self.needsProcess = needsProcess
    }

    /// All forms, in the order of a push's way.
    package static let all: [SystemLogForm] =
        ofArrival + ofSpringBoard + ofScheduler + ofExtensions + ofForeground + ofCalls
        + ofActivities + ofOthers

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { $1 })

    /// Returns the form of a name.
    package static func named(_ code: String) -> SystemLogForm? { byCode[code] }
}
