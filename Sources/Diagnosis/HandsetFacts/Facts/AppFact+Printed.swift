extension AppFact.Meaning {
    /// A fact in the words of `app read` and its JSON.
    package typealias Printed = (kind: AppFact.Kind, value: String, detail: String)

    /// The words, which nothing but the printing reads.
    package var printed: Printed {
        switch self {
        case .method(let callback, let type): (.method, callback.word, type)
        case .uncalledMethod(let callback, let type): (.uncalledMethod, callback.word, type)
        case .centerDelegate(let time, let type, let steps):
            (.centerDelegate, time.word, "\(type) \(steps.words)")
        case .weakDelegate(let type): (.weakDelegate, type, "")
        case .lifeCycle(let form, let name): (.lifeCycle, form.word, name)
        case .connectionOptions: (.connectionOptions, "notificationResponse", "")
        case .launchOptions: (.launchOptions, "remoteNotification", "")
        case .presents(let parts): (.presents, parts.isEmpty ? "none" : Self.list(parts), "")
        case .handlerMissing(let callback, let type, let handler):
            (.handlerMissing, callback.word, "\(type).\(handler)")
        case .handlerTwice(let callback, let type, let handler):
            (.handlerTwice, callback.word, "\(type).\(handler)")
        case .idleMethod(let callback, let type): (.idleMethod, callback.word, type)
        case .category(let identifier, let actions): (.category, identifier, Self.list(actions))
        case .register(let place, let steps): (.register, place.word, steps.words)
        case .authorization(let options): (.authorization, Self.list(options), "")
        case .key(let path, let destination): (.key, path, destination?.word ?? "")
        case .routes(let callback):
            (.routes, callback == .sceneConnect ? "scene" : callback.word, "")
        case .sdk(let kit): (.sdk, kit, "")
        case .swizzling(let isOn): (.swizzling, "\(isOn)", "firebase-messaging")
        case .tokenHandedOn: (.tokenHandedOn, "firebase", "")
        case .backgroundMode(let mode, let target): (.backgroundMode, mode, target)
        case .extensionTarget(let point): (.extensionTarget, point, "")
        case .apsEnvironment(let name): (.apsEnvironment, name, "")
        case .entitlement(let name, let value): (.entitlement, name, value)
        case .bundleIdentifier(let identifier, let target, let configuration):
            (.bundleIdentifier, identifier, target + (configuration.map { ", \($0)" } ?? ""))
        case .deploymentTarget(let version, let target): (.deploymentTarget, version, target)
        case .urlScheme(let scheme): (.urlScheme, scheme, "")
        case .associatedDomain(let domain): (.associatedDomain, domain, "")
        case .framework(let name): (.framework, name, "")
        case .podTarget(let name, let outer): (.podTarget, name, outer)
        case .plugin(let name, let isInCore): (.plugin, name, isInCore ? "core" : "")
        case .pluginVersion(let name, let version): (.pluginVersion, name, version)
        case .handler(let name): (.handler, name, "")
        case .handlerInside(let name, let place): (.handlerInside, name, place.rawValue)
        case .handlerLate(let name, let function): (.handlerLate, name, function)
        case .misspelt(let name, let meant): (.misspelt, name, meant)
        case .sceneManifest(let manifest, let target): (.sceneManifest, manifest.word, target)
        case .sceneDelegate(let name, let place): (.sceneDelegate, name, place?.word ?? "")
        case .applicationDelegate(let name, let source): (.applicationDelegate, name, source.word)
        case .linkMethod(let method, let type): (.linkMethod, method.word, type)
        case .stateMethod(let method, let type): (.stateMethod, method.word, type)
        case .connectionLinks(let links): (.connectionLinks, links.word, "")
        case .window(let owner, let callbacks): (.window, owner.word, callbacks.words)
        case .windowUse(let use, let callbacks): (.windowUse, use.word, callbacks.words)
        case .launchOptionsHandedOn(let name, let source, let callbacks):
            (
                .launchOptionsHandedOn, name,
                Self.list([source.word] + (callbacks.isEmpty ? [] : [callbacks.words]), " ")
            )
        case .xcodeVersion(let version, let name): (.xcodeVersion, version, name)
        case .sceneStoryboard(let name): (.sceneStoryboard, name, "")
        case .activeSceneOnly(let callbacks): (.activeSceneOnly, callbacks.words, "")
        case .windowGiven(let receiver): (.windowGiven, receiver.word, "")
        case .valueKept(let callbacks): (.valueKept, callbacks.words, "")
        case .responseCompared(let callbacks): (.responseCompared, callbacks.words, "")
        case .viewListens(let time, let event): (.viewListens, time.word, event)
        case .linkOpened(let callbacks): (.linkOpened, callbacks.words, "")
        case .stateWork(let work, let method): (.stateWork, work.word, method.word)
        case .rootKept(let name): (.rootKept, name, AppFact.Callback.sceneConnect.word)
        case .handedOn(let name, let callback): (.handedOn, name, callback.word)
        case .superMissing(let callback, let base): (.superMissing, callback.word, base)
        case .pluginsRegistered(let place, let method): (.pluginsRegistered, place.word, method)
        case .posts(let event, let callbacks): (.posts, event, callbacks.words)
        case .listens(let time, let event, let steps, let isConditional):
            (
                .listens, time.word,
                "\(event) \(steps.words)\(isConditional ? ", on a condition" : "")"
            )
        case .scriptTold(let event): (.scriptTold, event, "")
        case .scriptListens(let event): (.scriptListens, event, "")
        case .localNotification(let function, let origin):
            (.localNotification, function, origin.words)
        case .offMain(let callback, let isNonisolated):
            (.offMain, callback.word, isNonisolated ? "nonisolated" : "no main actor")
        case .voipMethod(let callback, let type): (.voipMethod, callback.word, type)
        case .voipKey(let path): (.voipKey, path, "")
        case .callMissing(let type): (.callMissing, AppFact.Callback.voipPush.word, type)
        case .callLate(let call, let function): (.callLate, call, function)
        case .callAsync(let type): (.callAsync, AppFact.Callback.voipPush.word, type)
        case .callHandedOn(let call, let type): (.callHandedOn, call, type)
        case .callFramework: (.callFramework, "missing", "")
        case .pushRegistry(let place, let owner, let isView):
            (.pushRegistry, place.word, isView ? "view \(owner)" : owner)
        case .registryOrder(let name): (.registryOrder, "delegate-late", name)
        case .voipFromExtension(let call): (.voipFromExtension, call, "")
        case .callActionOpen(let action, let type): (.callActionOpen, action, type)
        case .principalClass(let name, let place): (.principalClass, name, place?.word ?? "")
        case .activityState(let key, let type): (.activityState, key, type)
        case .soundFile(let name): (.soundFile, name, "")
        case .kitOption(let option, let value): (.kitOption, option.rawValue, value.word)
        case .comparedAction(let identifier): (.comparedAction, identifier, "")
        case .keyType(let path, let type): (.keyType, path, type)
        case .extensionWait(let call): (.extensionWait, call, "")
        case .extensionVersion(let version, let target): (.extensionVersion, version, target)
        case .activityAttributes(let type, let parts):
            (
                .activityAttributes, type,
                parts.isEmpty ? "" : "not followed: " + Self.list(parts, ", ")
            )
        case .activityRequest(let pushes, let callbacks):
            (.activityRequest, pushes.word, callbacks.words)
        case .activityTokens(let tokens, let callbacks):
            (.activityTokens, tokens.word, callbacks.words)
        case .activityConfiguration(let type): (.activityConfiguration, type, "")
        case .infoKey(let key, let isOn): (.infoKey, key, "\(isOn)")
        }
    }

    private static func list(_ texts: [String], _ separator: String = ",") -> String {
        texts.joined(separator: separator)
    }
}

extension [AppFact.Callback] {
    /// The callbacks with commas.
    package var words: String { map(\.word).joined(separator: ",") }
}
