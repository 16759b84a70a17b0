import HandsetTree

/// Reads what an app's delegate keeps from the framework whose delegate it inherits.
struct FrameworkDelegateReader {
    let project: CodeProject

    private static let bases = [
        "FlutterAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper", "RCTAppDelegate",
        "CDVAppDelegate",
    ]
    private static let callbacks: Set<AppFact.Callback> = [
        .launch, .didRegister, .didFail, .legacy, .fetch, .willPresent, .didReceive,
    ]

    var facts: [AppFact] { missing + registrations }

    private var missing: [AppFact] {
        project.methods(named: DelegateMethodNames.baseNames).compactMap { method in
            guard let type = method.typeName, let callback = DelegateMethodNames.callback(method),
                Self.callbacks.contains(callback),
                let base = Self.bases.first(where: project.ancestors(of: type).contains),
                // Flutter's delegate alone has callbacks of the notification center.
                base == "FlutterAppDelegate" || !callback.isOfCenter, !callsSuper(method),
                callback != .didReceive || !readsContent(method)
            else { return nil }
            return AppFact(
                .superMissing(callback, of: base), at: method.node,
                method.node.words.contains("override") ? .certain : .likely)
        }
    }

    /// Returns true if a method takes the payload for itself, so that no plugin has to get the tap.
    private func readsContent(_ method: CodeMethod) -> Bool {
        method.body.descendants(.name).contains { node in
            node.text == "userInfo"
                && !node.ancestors.contains { $0.kind == .call && UserInfoUse.isLog($0.text) }
        }
    }

    private func callsSuper(_ method: CodeMethod) -> Bool {
        method.body.descendants(.call).contains {
            $0.text == method.baseName && $0.receiver?.plain.text == "super"
        }
    }

    /// `GeneratedPluginRegistrant.register(with: …)` of Flutter.
    private var registrations: [AppFact] {
        let names = ["register", "registerWithRegistry"]
        return names.flatMap {
            project.uses(of: $0, besidesAnyOf: ["GeneratedPluginRegistrant"])
        }.compactMap { call -> AppFact? in
            guard call.kind == .call, call.receiver?.names.last == "GeneratedPluginRegistrant",
                let method = project.method(around: call)
            else { return nil }
            // Within a closure it is for an engine of its own.
            let isLater = call.laterClosure(in: method.body) != nil
            let value: AppFact.PluginsPlace =
                switch method.baseName {
                case _ where isLater: .other
                case "didInitializeImplicitFlutterEngine": .engine
                case "application": method.name.contains("FinishLaunching") ? .launch : .other
                default: .other
                }
            return AppFact(.pluginsRegistered(value, in: method.name), at: call)
        }
    }
}
