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

    static let nameOfStandIns = "StandIns.swift"
    /// The number of times that a rule answers the same error.
    private static let maximumTries = 3

    init(
        _ sources: [GapSource], ownNames: Set<String>, _ compiler: any GapCompiler,
        _ limits: GapLimits
    ) {
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

    /// The masked text of all files.
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
                files.map { ($0.copyName, $0.bytes) } + [standIns])
            time += compilation.processorTime
            left = compilation.errors
            if compilation.isGood { return result([], isComplete: true) }
            guard !left.isEmpty, answer(left) else { break }
        }
        return result(left, isComplete: false)
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
        for error in errors {
            guard let file = file(of: error) else {
                if error.path.hasSuffix("/" + Self.nameOfStandIns),
                    declarations.repair(line: error.line)
                {
                    // The lines after it are others now.
                    return true
                }
                continue
            }
            let line = GapTries.Key.line(file: file.copyName, line: error.line)
            guard !touched.contains(line) else { continue }
            let number = tries.count(
                .error(file: file.copyName, line: error.line, message: error.message))
            let before = file.bytes
            let place = GapPlace(file, error)
            let isAnswered = number <= Self.maximumTries && (rule(at: place) ?? false)
            if file.bytes != before { touched.insert(line) }
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
