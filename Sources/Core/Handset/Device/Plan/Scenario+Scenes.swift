extension Scenario {
    /// True if the app has an application's delegate of its own.
    var hasApplicationDelegate: Bool {
        lifeCycle != .swiftUIAlone || presentLifeCycle == .application
    }

    /// True if the app has adopted scenes in a form that an SDK since iOS 27 takes.
    package var hasAdoptedScenes: Bool {
        switch lifeCycle {
        case .scenes, .swiftUI, .swiftUIAlone: true
        case .scenesInCode: unconfirmed.adoptionByCode == .yes
        case .application, .manifestAlone: false
        }
    }

    /// True if iOS ends the app when its first scene is made: it is built with the SDK of iOS 27 or later, runs on iOS
    /// 27 or later, and has not adopted scenes.
    package var endsAtLaunch: Bool {
        guard version >= .demandsScenes, let sdk, sdk >= .demandsScenes else { return false }
        return !hasAdoptedScenes
    }

    /// The same scenario with an app that does not run, and that the user may have ended.
    var notRunning: Scenario {
        guard !appState.needsLaunch else { return self }
        var scenario = self
        scenario.appState = .notRunning
        return scenario
    }

    /// True if the SDK decides whether the app ends when its first scene is made, and nothing states it.
    package var restsOnSDK: Bool {
        version >= .demandsScenes && (sdk == nil || sdkHint != nil) && !hasAdoptedScenes
    }

    /// The line that iOS logs when the app's first scene is made; `nil` if it logs none.
    var messageAboutScenes: SystemMessage? {
        if hasAdoptedScenes { return nil }
        if endsAtLaunch { return .sceneLifeCycleRequired }
        return version < IOSVersion(18, 4) ? nil : .sceneLifeCycleMissing(on: version)
    }
}
