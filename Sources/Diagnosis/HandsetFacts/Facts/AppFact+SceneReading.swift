/// Values that facts about scenes and Live Activities have; a fact of another kind has none.
extension AppFact {
    /// The form in which iOS reports the life of the app.
    package var form: Form? { if case .lifeCycle(let form, _) = meaning { form } else { nil } }

    package var manifest: Manifest? {
        if case .sceneManifest(let manifest, _) = meaning { manifest } else { nil }
    }

    /// The way in which iOS gets the application's delegate.
    package var source: DelegateSource? {
        if case .applicationDelegate(_, let source) = meaning { source } else { nil }
    }

    /// The method that gets what opens the app.
    package var link: LinkMethod? {
        if case .linkMethod(let link, _) = meaning { link } else { nil }
    }

    /// The method for the app's coming and going.
    package var stateMethod: StateMethod? {
        switch meaning {
        case .stateMethod(let method, _), .stateWork(_, let method): method
        default: nil
        }
    }

    package var work: StateWork? { if case .stateWork(let work, _) = meaning { work } else { nil } }

    /// The owner of a window that code makes.
    package var window: WindowOwner? {
        if case .window(let owner, _) = meaning { owner } else { nil }
    }

    package var windowUse: WindowUse? {
        if case .windowUse(let use, _) = meaning { use } else { nil }
    }

    /// The place at which Flutter's plugins are registered.
    package var pluginsPlace: PluginsPlace? {
        if case .pluginsRegistered(let place, _) = meaning { place } else { nil }
    }

    /// The pushes that a request for a Live Activity asks for.
    package var pushes: ActivityPushes? {
        if case .activityRequest(let pushes, _) = meaning { pushes } else { nil }
    }

    /// The use of what Live Activities bring.
    package var tokens: ActivityTokens? {
        if case .activityTokens(let tokens, _) = meaning { tokens } else { nil }
    }
}
