package import ArgumentParser

/// The kind of app that the options of a command name.
package enum AppKind {
    /// An app file, an app's sources or a built-in app says what the app does.
    case described
    /// The app's own code runs.
    case package
    /// An app is described, and a web view evaluates its statements.
    case webView
    /// A command looks at the app as it is described, and runs nothing of it.
    case stated(by: String)

    /// Checks that an app of this kind can answer all that options ask of it.
    ///
    /// - Throws: `ValidationError` with one sentence.
    package func check(_ demands: [AppDemand]) throws(ValidationError) {
        for demand in demands {
            if let refusal = demand.refusal(by: self) { throw ValidationError(refusal) }
        }
    }
}
