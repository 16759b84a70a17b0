extension AppFact {
    /// The kind of a fact, as it is looked up and printed; ``Meaning`` says what each is.
    package enum Kind: String, FactWord {
        case method, uncalledMethod, centerDelegate, weakDelegate, lifeCycle, connectionOptions
        case launchOptions, presents, handlerMissing, handlerTwice, idleMethod, category, register
        case authorization, key, routes, sdk, swizzling, tokenHandedOn, backgroundMode
        case extensionTarget, apsEnvironment, entitlement, bundleIdentifier, deploymentTarget
        case urlScheme, associatedDomain, framework, podTarget, plugin, pluginVersion, handler
        case handlerInside, handlerLate, misspelt
        case sceneManifest, sceneDelegate, applicationDelegate, linkMethod, stateMethod
        case connectionLinks, window, windowUse, launchOptionsHandedOn, xcodeVersion
        case sceneStoryboard, activeSceneOnly, windowGiven, valueKept, responseCompared
        case viewListens, linkOpened, stateWork, rootKept
        case handedOn, superMissing, pluginsRegistered, posts, listens, scriptTold, scriptListens
        case localNotification
        case offMain, voipMethod, voipKey, callMissing, callLate, callAsync, callHandedOn
        case callFramework, pushRegistry, registryOrder, voipFromExtension, callActionOpen
        case principalClass, activityState
        case soundFile, kitOption, comparedAction, keyType, extensionWait, extensionVersion
        case activityAttributes, activityRequest, activityTokens, activityConfiguration, infoKey
    }
}
