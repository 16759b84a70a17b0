package import Handset
import HandsetSuites

// The phone of a page, as somebody finds it who has said nothing about it.

extension AppOptions {
    /// Reads the app file in force, for the phone of a page.
    ///
    /// Where nothing says which app it is, it is ``AppModel/modern``. Where nothing says how the phone is either, it
    /// is locked, and the app is in the background: a push is seen, and waits for a tap. `topics` is true if apps of
    /// topics have files.
    package func loadAppOfPage(
        besidesTopics topics: Bool, _ streams: StandardStreams
    ) throws(JSONDocumentError) -> GivenApp {
        let app = try loadApp(streams)
        guard device.given == nil, arrival.given == nil, answers.version == nil,
            app.environmentVersion == nil, !topics
        else { return app }
        guard rules.app.isGiven else {
            return GivenApp.beginning(of: .modern, isChosen: false)
        }
        guard case .builtIn(let model) = app.source, model != .classic else { return app }
        return GivenApp.beginning(of: model, isChosen: true)
    }
}

extension GivenApp {
    /// `isChosen` is false if nothing has named the app.
    fileprivate static func beginning(of model: AppModel, isChosen: Bool) -> GivenApp {
        var file = AppFile(like: model)
        file.settings.appState = .background
        var app = GivenApp(source: .builtIn(model), file: file)
        app.isLocked = true
        app.modelOfPage = isChosen ? nil : model
        return app
    }
}
