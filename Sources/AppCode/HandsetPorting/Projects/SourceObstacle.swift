/// A reason why a Swift file of an iOS app does not compile on Linux.
public struct SourceObstacle: Hashable, Sendable {
    /// The cause of an obstacle.
    public enum Cause: String, CaseIterable, Sendable {
        /// The file imports a module that is neither Handset's, nor Swift's, nor Apple's.
        case module
        /// The file names a type of Apple's that has no stand-in.
        case type
        /// The file has something that only the runtime of Objective-C can do.
        case objectiveC = "objective-c"
        /// The file is `main.swift`, which starts a program of its own.
        case mainFile = "main-file"
        /// The file is not Swift, in the words of the compiler that is at hand.
        case syntax
    }

    /// The cause.
    public let cause: Cause
    /// The name that is missing, or what cannot be done, with its place.
    public let place: NamedPlace
    /// The preparer's words for it; `nil` if it has not found it.
    private let problem: SourceProblem?

    init(_ cause: Cause, _ place: NamedPlace) {
        self.cause = cause
        self.place = place
        problem = nil
    }

    /// Takes over what cannot be prepared.
    init(_ problem: SourceProblem) {
        cause = .objectiveC
        place = NamedPlace(problem.text, line: problem.line, column: problem.column)
        self.problem = problem
    }

    /// The words that need the runtime of Objective-C.
    private static let objectiveCWords = [
        "class_getInstanceMethod", "method_exchangeImplementations",
        "objc_getAssociatedObject", "objc_setAssociatedObject",
    ]

    /// Returns what keeps a file from compiling, in the order of the places.
    ///
    /// - Parameters:
    ///   - outline: The outline of the file.
    ///   - problems: What cannot be prepared in it.
    ///   - errors: The places at which it is not Swift.
    ///   - path: Its path.
    ///   - names: Returns true for a name that the app declares itself.
    /// - Returns: The obstacles; empty if there is none.
    static func all(
        in outline: SourceOutline, _ problems: [SourceProblem], _ errors: [NamedPlace],
        path: String,
        knowing names: (String) -> Bool
    ) -> [SourceObstacle] {
        let frameworks = outline.imports.map(\.name).filter(AppleFrameworks.contains)
        var obstacles = outline.imports.filter {
            !StandInModule.isAvailable($0.name) && !AppleFrameworks.contains($0.name)
        }.map { SourceObstacle(.module, $0) }
        obstacles += problems.map(SourceObstacle.init)
        obstacles += outline.names.compactMap { place in
            if objectiveCWords.contains(place.name) { return SourceObstacle(.objectiveC, place) }
            let isMissing =
                StandInTypes.isApples(place.name) && !StandInTypes.all.contains(place.name)
                || FrameworkNames.contains(place.name, of: frameworks)
            guard isMissing, !names(place.name) else { return nil }
            return SourceObstacle(.type, place)
        }
        if path.split(separator: "/").last == "main.swift" {
            let place = NamedPlace("main.swift", line: 1, column: 1)
            obstacles.append(SourceObstacle(.mainFile, place))
        }
        // One error of a line leads to the next ones.
        var lines: Set<Int> = []
        obstacles += errors.filter { lines.insert($0.line).inserted }
            .map { SourceObstacle(.syntax, $0) }
        return obstacles.sorted {
            ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
        }
    }
}

extension SourceObstacle: CustomStringConvertible {
    /// A sentence about the obstacle, without its place, such as `Handset has no module CoreData`.
    public var description: String {
        switch cause {
        case .module: "Handset has no module \(place.name)"
        case .type: "Handset has no \(place.name)"
        case .objectiveC: problem?.description ?? "\(place.name) needs Objective-C"
        case .mainFile: "main.swift is a program of its own"
        case .syntax: "the compiler says: \(place.name)"
        }
    }
}
