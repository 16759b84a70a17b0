package import Handset
package import HandsetRunner
import HandsetSuites

// The phone of a page, as somebody finds it who has said nothing about it.

extension AppOptions {
    /// Reads the app file in use, for the phone of a page.
    ///
    /// Where nothing says which app it is, it is ``AppModel/modern``. Where nothing says how the phone is either, it
    /// is locked, and the app is in the background: a push is seen, and waits for a tap.
    package func loadAppOfPage(
        _ streams: StandardStreams
    ) throws(JSONDocumentError) -> GivenApp {
        let app = try loadApp(streams)
        guard device.given == nil, arrival.given == nil, answers.version == nil,
            app.environmentVersion == nil
        else { return app }
        guard rules.app.isGiven else {
            return GivenApp.beginning(of: .modern, isChosen: false)
        }
        guard case .builtIn(let model) = app.source, model != .classic else { return app }
        return GivenApp.beginning(of: model, isChosen: true)
    }
}

extension AppOptions {
    /// Reads the app for `handset phone`: none if the user has given none.
    ///
    /// The action of an app file is a scene, which the page plays.
    package func loadAppOfPhone(
        _ streams: StandardStreams
    ) throws(JSONDocumentError) -> GivenApp {
        guard !rules.app.isGiven else {
            return try loadAppOfPage(streams)
        }
        var app = try rules.loadApp(forViewOn: [answers.version].compactMap(\.self), streams)
        guard device.given == nil, arrival.given == nil, answers.version == nil,
            app.environmentVersion == nil
        else { return app }
        app.file.settings.appState = .background
        app.isLocked = true
        return app
    }

    /// Returns the app of a package, for the phone of a page.
    ///
    /// Its own code decides what it does; the name, the icon and the page come from another app's file, if the
    /// user has named one.
    package func app(_ launch: PackageLaunch, lookingLike other: GivenApp) -> GivenApp {
        var app = other
        app.modelOfPage = nil
        switch app.source {
        case .builtIn, .notGiven:
            app.file = AppFile()
            app.file.settings.version = .newest
            app.file.settings.appState = .background
            app.isLocked = device.given == nil && arrival.given == nil
        case .named, .found, .sources: break
        }
        app.file.rules = SessionRules([])
        app.file.name = app.file.name ?? launch.name
        app.file.settings.delegates = launch.methods
        app.file.settings.routesIn = []
        app.file.settings.lifeCycle = launch.lifeCycle
        app.file.settings.backgroundModes = launch.backgroundModes
        app.file.settings.authorization = app.file.settings.authorization ?? .app
        return app
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
