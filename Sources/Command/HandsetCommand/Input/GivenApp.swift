package import Handset
import HandsetFacts
package import HandsetSuites

/// The app of an app file, and the place that the file comes from.
package struct GivenApp {
    let source: AppSource
    /// The app; one without settings if there is no file.
    package internal(set) var file: AppFile
    /// The app as its sources describe it; `nil` if there are none.
    var sources: ReadApp?
    /// The folder of those sources, without a slash at its end; `nil` if there are none.
    var sourceFolder: String?
    var environmentVersion: IOSVersion?
    /// True if the phone of a page is locked at first.
    package var isLocked = false
    /// The built-in app that the phone of a page has because nothing says which one; `nil` if something does.
    package var modelOfPage: AppModel?

    package var suiteDefaults: SuiteDefaults {
        SuiteDefaults(
            rules: file.rules(else: .app), scenario: file.settings.applied(to: .ofTheApp))
    }

    /// The note on a payload in which the rule of a built-in app finds no session; `nil` for other apps.
    var noteWithoutSession: String? {
        switch source {
        case .builtIn(.classic):
            "handset: this is the built-in app of 2011, which finds no session there; describe your own app: "
                + "handset init"
        case .builtIn(let model):
            "handset: \(model.rawValue) has the rule of the app of 2011, which finds no session there; describe "
                + "your own app: handset init"
        case .notGiven, .named, .found, .sources: nil
        }
    }

    /// The file for a view, without a rule if the sources name no key that opens something.
    ///
    /// The rule of 2011 belongs to another app.
    var fileOfView: AppFile {
        guard case .sources = source, file.rules == nil, file.lookupURL == nil else { return file }
        var file = file
        file.rules = SessionRules([])
        return file
    }

    /// True if the user has given no app, and a view asks.
    package var isNone: Bool {
        if case .notGiven = source { true } else { false }
    }

    /// Returns the note on a session that the app of 2011 does not open on a newer iOS; `nil` for other apps, and
    /// before iOS 10, for which it was made.
    func noteOfAge(on version: IOSVersion) -> String? {
        guard source.isClassic, version >= IOSVersion(10) else { return nil }
        return
            "handset: this is the built-in app of 2011, on iOS \(version) too; --app modern is one of today"
    }

    /// The iOS version of an option, of the environment, of the file, or of the built-in app.
    func version(_ option: IOSVersion?) -> IOSVersion {
        option ?? environmentVersion ?? file.settings.version ?? .ofTheApp
    }
}
