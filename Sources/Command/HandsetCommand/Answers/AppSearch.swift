import Handset
import HandsetPorting
import HandsetRunner

/// The search for an app's code for pushes, with what is said if there is none.
struct AppSearch {
    let folder: AppFolder
    let project: AppProject

    init(_ argument: String, _ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        var folder = try AppFolder(argument, streams, &verdict)
        if let note = folder.note { try streams.note(note) }
        for (settings, paths) in folder.checkedPaths {
            switch try await SyntaxCheck(paths: paths, settings: settings).answer() {
            case .errors(let errors): folder.take(errors)
            case .noCompiler:
                try streams.note(once: "handset: not checked: the syntax, since there is no swiftc")
            case .late(let time):
                try streams.note(
                    once:
                        "handset: not checked: the syntax, since swiftc has not read the files in \(time.components.seconds) s"
                )
            }
        }
        self.folder = folder
        project = folder.project
        guard project.targets.isEmpty else { return }
        verdict.isNegative = true
        let place = SourceExcerpt.shown(PathText.shown(argument))
        if project.fileCount == 0 {
            try streams.report(
                "handset: error: there is no Swift file in \(place); name the folder of an app")
        } else {
            let files =
                project.fileCount == 1
                ? "the Swift file in \(place) has"
                : "the \(project.fileCount) Swift files in \(place) have"
            if let words = otherPushes {
                try streams.report("handset: error: \(files) \(words)")
                return
            }
            try streams.report(
                "handset: error: \(files) no code for pushes: no type or method of "
                    + "UserNotifications, and no method of UIApplicationDelegate for them; name the folder "
                    + "with the app's delegate")
        }
    }

    /// The words for an app that has code for calls and Live Activities among views alone; `nil` for others.
    private var otherPushes: String? {
        guard let first = project.otherPushes.first else { return nil }
        let modules = Set(project.otherPushes.flatMap(\.modules))
        let kinds = [
            modules.isDisjoint(with: ["PushKit", "CallKit"]) ? nil : "calls",
            modules.contains("ActivityKit") ? "Live Activities" : nil,
        ].compactMap(\.self)
        let more = project.otherPushes.count - 1
        let place = SourceExcerpt.shown(PathText.shown(first.path))
        return
            "code for \(kinds.joined(separator: " and ")) (\(place)\(more > 0 ? ", and \(more) more" : "")), "
            + "and none without views, which have no stand-ins; read it with handset app read and handset why"
    }
}
