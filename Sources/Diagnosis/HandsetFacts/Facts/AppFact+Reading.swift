/// Values that facts of several kinds have; a fact of another kind has none.
extension AppFact {
    /// The words that `app read` prints.
    package var printed: Meaning.Printed { meaning.printed }

    /// The name, identifier, path or version that the line has; empty for facts about callbacks and places.
    package var name: String {
        switch meaning {
        case .category(let name, _), .key(let name, _), .sdk(let name), .weakDelegate(let name),
            .backgroundMode(let name, _), .extensionTarget(let name), .apsEnvironment(let name),
            .entitlement(let name, _), .bundleIdentifier(let name, _, _),
            .deploymentTarget(let name, _), .urlScheme(let name), .associatedDomain(let name),
            .framework(let name), .podTarget(let name, _), .plugin(let name, _),
            .pluginVersion(let name, _), .handler(let name), .handlerInside(let name, _),
            .handlerLate(let name, _), .misspelt(let name, _), .sceneDelegate(let name, _),
            .applicationDelegate(let name, _), .lifeCycle(_, let name),
            .launchOptionsHandedOn(let name, _, _), .xcodeVersion(let name, _),
            .sceneStoryboard(let name), .rootKept(let name), .handedOn(let name, _),
            .posts(let name, _), .scriptTold(let name), .scriptListens(let name),
            .localNotification(let name, _), .voipKey(let name), .callLate(let name, _),
            .callHandedOn(let name, _), .registryOrder(let name), .voipFromExtension(let name),
            .callActionOpen(let name, _), .principalClass(let name, _),
            .activityState(let name, _), .soundFile(let name), .comparedAction(let name),
            .keyType(let name, _), .extensionWait(let name), .extensionVersion(let name, _),
            .activityAttributes(let name, _), .activityConfiguration(let name),
            .infoKey(let name, _):
            name
        // Each kind is named here, so that none is without its name by oversight.
        case .method, .uncalledMethod, .centerDelegate, .connectionOptions, .launchOptions,
            .presents, .handlerMissing, .handlerTwice, .idleMethod, .register, .authorization,
            .routes, .swizzling, .tokenHandedOn, .sceneManifest, .linkMethod, .stateMethod,
            .connectionLinks, .window, .windowUse, .activeSceneOnly, .windowGiven, .valueKept,
            .responseCompared, .viewListens, .linkOpened, .stateWork, .superMissing,
            .pluginsRegistered, .listens, .offMain, .voipMethod, .callMissing, .callAsync,
            .callFramework, .pushRegistry, .kitOption, .activityRequest, .activityTokens:
            ""
        }
    }

    /// The type that a method or an object is of, or that a value is taken for.
    package var type: String {
        switch meaning {
        case .method(_, let type), .uncalledMethod(_, let type), .centerDelegate(_, let type, _),
            .handlerMissing(_, let type, _), .superMissing(_, let type), .keyType(_, let type):
            type
        default: ""
        }
    }

    /// The callback that a method is, or that a line is in.
    package var callback: Callback? {
        switch meaning {
        case .method(let callback, _), .uncalledMethod(let callback, _),
            .handlerMissing(let callback, _, _), .handlerTwice(let callback, _, _),
            .idleMethod(let callback, _), .routes(let callback), .handedOn(_, let callback),
            .superMissing(let callback, _), .offMain(let callback, _),
            .voipMethod(let callback, _):
            callback
        default: nil
        }
    }

    /// The callbacks that lead to a line.
    package var callbacks: [Callback] {
        switch meaning {
        case .window(_, let callbacks), .windowUse(_, let callbacks),
            .launchOptionsHandedOn(_, _, let callbacks), .activeSceneOnly(let callbacks),
            .valueKept(let callbacks), .responseCompared(let callbacks),
            .linkOpened(let callbacks), .posts(_, let callbacks),
            .localNotification(_, .callbacks(let callbacks)),
            .activityRequest(_, let callbacks), .activityTokens(_, let callbacks):
            callbacks
        default: []
        }
    }

    /// Returns true if one of some callbacks leads to the line.
    package func leads(from callbacks: Callback...) -> Bool {
        self.callbacks.contains(where: callbacks.contains)
    }

    /// The time at which a line runs that sets the center's delegate, or listens.
    package var time: Time? {
        switch meaning {
        case .centerDelegate(let time, _, _), .viewListens(let time, _),
            .listens(let time, _, _, _):
            time
        default: nil
        }
    }

    /// The way to a line that sets the center's delegate.
    package var steps: [LaunchStep] {
        if case .centerDelegate(_, _, let steps) = meaning { steps } else { [] }
    }

    /// The identifiers of a category's actions, as far as they are known.
    package var actions: [String] {
        if case .category(_, let actions) = meaning { actions.filter { !$0.isEmpty } } else { [] }
    }

    /// The options that are presented, or that permission is asked for.
    package var options: [String] {
        switch meaning {
        case .presents(let options), .authorization(let options): options
        default: []
        }
    }

    /// The place of a named class's declaration.
    package var declaration: Declaration? {
        switch meaning {
        case .sceneDelegate(_, let place), .principalClass(_, let place): place
        default: nil
        }
    }

    /// The place that the value of a key goes to.
    package var destination: Destination? {
        if case .key(_, let destination) = meaning { destination } else { nil }
    }

    /// True for a plugin that is one of its framework's own.
    package var isInCore: Bool { if case .plugin(_, true) = meaning { true } else { false } }

    package var option: KitOption? {
        if case .kitOption(let option, _) = meaning { option } else { nil }
    }

    package var optionValue: OptionValue? {
        if case .kitOption(_, let value) = meaning { value } else { nil }
    }

    /// The origin of a notification that the app shows.
    package var origin: Origin? {
        if case .localNotification(_, let origin) = meaning { origin } else { nil }
    }
}
