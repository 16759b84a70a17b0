package import HandsetPorting

/// The answer to the question what has to stand in for an app's files.
package struct GapAnswer: Sendable {
    /// A file with the lines that are changed.
    package struct File: Sendable {
        package let path: String
        package let changes: [LineChange]
    }

    /// The files that are in, those that iOS calls first.
    package let files: [File]
    /// The paths of files that iOS calls and that are left out, since they do not compile in time.
    package let leftOut: [String]
    /// The names that stand in, in alphabetical order.
    package let names: [StandInName]
    /// The properties whose values stand in for objects of the app's own types, such as `router` for a `Router`.
    let ownValues: [String]
    /// The statements that are cut; the bodies of views are not among them.
    package let cuts: [GapCut]
    /// The modules that are not here, and whose imports are left out.
    package let modules: [String]
    /// The errors that are left; empty if the files compile.
    package let errors: [String]
    /// True if the files compile.
    package let isComplete: Bool
    /// The number of times that the compiler was asked for the files that are in.
    package let rounds: Int
    /// The time of a processor that the compiler took for all that was tried.
    package let time: Duration
    let declarations: StandInDeclarations

    init(
        _ result: GapFillingResult, leavingOut leftOut: [String], ownNames: Set<String>,
        time: Duration
    ) {
        self.leftOut = leftOut
        files = result.files.map { File(path: $0.path, changes: $0.changes) }
        names = result.declarations.names.map {
            StandInName($0, isOwn: ownNames.contains($0), in: result.files)
        }
        ownValues = Set(
            files.flatMap(\.changes).flatMap { change in
                String(decoding: change.now, as: UTF8.self)
                    .matches(of: #/: StandIn = Asked\.give\("(\w+)"\)/#).map { String($0.1) }
            }
        ).filter { ownNames.contains($0.prefix(1).uppercased() + $0.dropFirst()) }.sorted()
        cuts = result.cuts.filter { !$0.isView }
        modules = Set(result.files.flatMap(\.modules)).sorted()
        errors = result.errors.map { error in
            let file = result.files.first { error.path.hasSuffix("/" + $0.copyName) }
            let line = file.map { "\($0.name):\(error.line - $0.headCount)" }
            return "\(line ?? "StandIns.swift:\(error.line)"): \(error.message)"
        }
        isComplete = result.isComplete
        rounds = result.rounds
        self.time = time
        declarations = result.declarations
    }

    /// True if something stands in for the object that the app makes the delegate of the center.
    var givesCenterDelegate: Bool {
        files.flatMap(\.changes).contains { change in
            String(decoding: change.now, as: UTF8.self)
                .contains(#/[cC]enter\S*\.delegate = .*\.given\(\)/#)
        }
    }
}
