import ArgumentParser
import HandsetCommand

extension ListenAnswerOptions {
    /// Checks that no option asks for what an app's own code does not tell.
    ///
    /// - Throws: `ValidationError`.
    func validate(beside package: PackageOptions) throws {
        guard package.package != nil else { return }
        if logForm == .system {
            throw ValidationError(
                "With --package the app's own code runs, and the page shows what it logs; remove "
                    + "--log-form.")
        }
        if requireSession {
            throw ValidationError(
                "With --package the user acts on the page, later; remove --require-session.")
        }
        if failOn != nil {
            throw ValidationError(
                "With --package the app's own code runs, which has no findings of a rule; remove "
                    + "--fail-on.")
        }
    }
}
