/// The search for what has to stand in so that an app's files compile: it asks the compiler, and answers each of its errors
/// with a declaration or with a change of the line, until there is none.
///
/// Changed code stays at its line. A statement is cut only where nothing else helps.
final class GapFilling {
    private(set) var files: [GapFile]
    var declarations = StandInDeclarations()
    var tries = GapTries()
    /// The names that the app's own sources declare.
    let ownNames: Set<String>
    private let compiler: any GapCompiler
    private let limits: GapLimits
    private var rounds = 0
    /// The time of a processor that the compiler took so far.
    private var time = Duration.zero
    /// The number of files that stay; those after them are left out if they do not compile in time.
    private let requiredCount: Int
    /// The errors of the round before, and the number of rounds that have had the same ones.
    private var lastErrors: [CompilerError] = []
    private var staleCount = 0

    static let nameOfStandIns = "StandIns.swift"
    /// The number of times that a rule answers the same error.
    private static let maximumTries = 3
    /// The number of rounds with the same errors after which nothing helps: each error is answered, and then cut.
    private static let maximumStaleCount = 5

    /// Begins with files, of which those after the first `requiredCount` need not stay; if `nil`, all have to.
    init(
        _ sources: [GapSource], requiredCount: Int? = nil, ownNames: Set<String>,
        _ compiler: any GapCompiler, _ limits: GapLimits
    ) {
        self.requiredCount = requiredCount ?? sources.count
        self.ownNames = ownNames
        self.compiler = compiler
        self.limits = limits
        files = sources.enumerated().map { number, source in
            GapFile(
                path: source.path, bytes: source.bytes, number: number, compiler.isAvailable)
        }
    }

    /// Goes on after a search, with one file more.
    init(
        after result: GapFillingResult, with source: GapSource, ownNames: Set<String>,
        _ compiler: any GapCompiler, _ limits: GapLimits
    ) {
        requiredCount = result.files.count + 1
        self.ownNames = ownNames
        self.compiler = compiler
        self.limits = limits
        files =
            result.files.map(GapFile.init(copying:)) + [
                GapFile(
                    path: source.path, bytes: source.bytes, number: result.files.count,
                    compiler.isAvailable)
            ]
        declarations = result.declarations
    }

    var allCode: MaskedCode {
        MaskedCode(masked: Array(files.map(\.code.bytes).joined(separator: [0x0A])))
    }

    /// Asks the compiler until the files compile, or nothing more can be done.
    func fill() async throws -> GapFillingResult {
        var left: [CompilerError] = []
        while rounds < limits.rounds, time < limits.time {
            rounds += 1
            let standIns = (Self.nameOfStandIns, Array(declarations.checkedText.utf8))
            let compilation = try await compiler.compile(
                files.map { ($0.copyName, $0.bytes) } + [standIns], within: limits.time - time)
            time += compilation.processorTime
            left = compilation.errors
            if compilation.isGood { return result([], isComplete: true) }
            staleCount = left == lastErrors ? staleCount + 1 : 0
            lastErrors = left
            let isOver = staleCount >= Self.maximumStaleCount || isLate
            guard !left.isEmpty, !isOver && answer(left) || leaveOut(left) else { break }
        }
        return result(left, isComplete: false)
    }

    /// True if the time for files that need not stay is over, and one of them is in.
    private var isLate: Bool { files.count > requiredCount && time > limits.timeOfCalled }

    /// Leaves the files out that need not stay and have errors; returns false if there is none.
    private func leaveOut(_ errors: [CompilerError]) -> Bool {
        let wrong = Set(errors.compactMap { file(of: $0)?.copyName })
        let kept = files.enumerated().filter { number, file in
            number < requiredCount || !wrong.contains(file.copyName)
        }.map(\.element)
        guard kept.count < files.count else { return false }
        files = kept
        // What stands in for them is not needed; what the others need is found again at once.
        declarations = StandInDeclarations()
        tries = GapTries()
        (lastErrors, staleCount) = ([], 0)
        return true
    }

    private func result(_ left: [CompilerError], isComplete: Bool) -> GapFillingResult {
        GapFillingResult(
            files: files, declarations: declarations, errors: left, rounds: rounds,
            isComplete: isComplete, time: time)
    }

    /// Answers errors; returns false if nothing has changed.
    private func answer(_ errors: [CompilerError]) -> Bool {
        var hasChanged = false
        var touched: Set<GapTries.Key> = []
        var left: [GapPlace] = []
        let lines = errors.map { error in file(of: error)?.line(error.line) }
        for (error, line) in zip(errors, lines) {
            guard let file = file(of: error) else {
                // The lines after it are others now: their errors came first.
                if error.path.hasSuffix("/" + Self.nameOfStandIns),
                    touched.insert(.line(file: Self.nameOfStandIns, line: error.line)).inserted,
                    declarations.repair(line: error.line)
                {
                    hasChanged = true
                }
                continue
            }
            // A line that the answer to another error has changed has another column there, or nothing at all.
            guard file.line(error.line) == line else { continue }
            let number = tries.count(
                .error(file: file.copyName, line: error.line, message: error.message))
            let place = GapPlace(file, error)
            let isAnswered = number <= Self.maximumTries && (rule(at: place) ?? false)
            hasChanged = hasChanged || isAnswered
            if !isAnswered { left.append(place) }
        }
        return hasChanged || cutAll(left)
    }

    private func file(of error: CompilerError) -> GapFile? {
        files.first { error.path.hasSuffix("/" + $0.copyName) }
    }

    /// Cuts what no rule has answered: one statement in each body.
    private func cutAll(_ places: [GapPlace]) -> Bool {
        let places = places.sorted {
            ($0.file.copyName, $0.error.line, $0.error.column)
                < ($1.file.copyName, $1.error.line, $1.error.column)
        }
        var bodies: Set<String> = []
        var hasChanged = false
        for old in places {
            let place = GapPlace(old.file, old.error)
            let blocks = place.code.blocks(around: place.offset)
            let body = blocks.dropFirst().first.map { "\($0.brace) \($0.head)" } ?? ""
            guard bodies.insert("\(place.file.copyName) \(body)").inserted else { continue }
            let number = tries.count(.line(file: place.file.copyName, line: place.error.line))
            hasChanged = cut(at: place.offset, in: place.file, whole: number > 1) || hasChanged
        }
        return hasChanged
    }
}
