package import Handset

/// What the first launch of an app's program shows of the app.
package struct PackageLaunch: Sendable {
    /// The name of the app.
    package var name: String
    package var methods: DelegateMethods = []
    package var backgroundModes: BackgroundModes = []
    package var lifeCycle = LifeCycle.application
    /// The categories that the app has registered; `nil` if it has registered none.
    var categories: [RunCategory]?
    /// What the app opens when its icon is tapped while it does not run.
    var effects: [AppEffect] = []
    /// The crash of the launch; `nil` if the app lives.
    package var crash: AppCrash?

    /// Takes what an answer to the start, and one to the tap on the icon, tell.
    init(of answer: AppProgramAnswer, by program: String) {
        name = answer.replies.first?.app ?? program
        for method in answer.replies.flatMap(\.methods) {
            DelegateMethods(named: method).map { methods.formUnion($0) }
        }
        backgroundModes = BackgroundModes(known: answer.replies.first?.backgroundModes ?? [])
        if let cycle = answer.replies.last.flatMap({ LifeCycle(rawValue: $0.lifeCycle) }) {
            lifeCycle = cycle
        }
        categories = answer.reply(at: 1).map { $0.categories ?? [] }
        effects = answer.reply(at: 1)?.effects ?? []
        crash = answer.crash
    }
}
