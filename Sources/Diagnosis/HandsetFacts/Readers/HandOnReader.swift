import HandsetTree

/// Reads what callbacks hand on to kits, plugins and frameworks, and who gets the launch options.
struct HandOnReader {
    let project: CodeProject
    let reach: CallbackReach

    var facts: [AppFact] { handedOn + launchOptions }

    // MARK: - Callbacks

    /// Apple's classes, whose methods are no kit's.
    private static let own: Set = [
        "Data", "String", "Task", "Logger", "Notification", "JSONSerialization", "JSONDecoder",
        "JSONEncoder", "Dictionary", "Array", "Set", "Date", "URL", "URLComponents", "Bundle",
        "DispatchQueue", "MainActor", "UserDefaults", "FileManager", "Int", "Bool", "Double",
        "ProcessInfo", "KeyPath", "NotificationCenter", "Mirror", "RunLoop", "Timer",
    ]
    private static let prefixes = ["UI", "NS", "UN", "CX", "PK", "WK", "CL", "CK", "AV", "OS"]

    private var handedOn: [AppFact] {
        project.methods(named: DelegateMethodNames.baseNames).flatMap { method -> [AppFact] in
            guard let callback = DelegateMethodNames.callback(method) else { return [] }
            let parameters = Set(method.parameters.dropFirst().filter { !$0.isClosure }.map(\.name))
                // A service extension's method begins with the request.
                .union(callback.isOfExtension ? method.parameters.prefix(1).map(\.name) : [])
            let isLaunch = callback == .launch || callback == .willLaunch
            return method.body.descendants(.call).compactMap { call in
                guard call.gets(parameters) || isLaunch && isOfPushes(call),
                    let name = kitName(of: call)
                else { return nil }
                return AppFact(.handedOn(name, in: callback), at: call)
            }
        }
    }

    /// Returns true for a call of a kit for pushes, which the launch starts.
    private func isOfPushes(_ call: CodeNode) -> Bool {
        guard let root = call.rootName else { return false }
        return LibraryReader.kits[root] != nil || ["FirebaseApp", "FIRApp"].contains(root)
            || ["Notifi", "Push"].contains { root.contains($0) } && !root.hasSuffix("Center")
    }

    /// The class and the method of a call that is no method of the project or of Apple; `nil` for others.
    private func kitName(of call: CodeNode) -> String? {
        guard !UserInfoUse.isLog(call.text) else { return nil }
        if call.receiver?.plain.text == "super" { return "super.\(call.text)" }
        guard let root = call.rootName else { return nil }
        guard root.first?.isUppercase == true, !Self.own.contains(root), !project.declares(root),
            !Self.prefixes.contains(where: { root.hasPrefix($0) })
        else { return nil }
        return "\(root).\(call.text)"
    }

    // MARK: - Launch options

    private var launchOptions: [AppFact] {
        project.files.trees(withAnyOf: [], andLaunchOptions: true).flatMap { tree -> [AppFact] in
            guard tree.language == .swift || tree.language == .objectiveC else { return [] }
            return tree.nodes.compactMap { node in
                guard node.kind == .argument, node.label.lowercased().hasSuffix("launchoptions"),
                    let call = node.parent, call.kind == .call,
                    // Those of Apple's maps are others.
                    !call.text.hasPrefix("openInMaps"), !call.text.hasPrefix("openMaps"),
                    let value = node[.value]?.plain,
                    project.callees(of: call).isEmpty
                else { return nil }
                let root = call.rootName.flatMap { $0.first?.isUppercase == true ? $0 : nil }
                return AppFact(
                    .launchOptionsHandedOn(
                        [root, call.text].compactMap(\.self).joined(separator: "."),
                        source(of: value), reach.callbacks(at: node)), at: node)
            }
        }
    }

    /// The launch options that a value is: `given`, `kept` or `nothing`.
    private func source(of value: CodeNode) -> AppFact.OptionsSource {
        switch value.kind {
        case .nothing: .nothing
        case .name where value.localDeclaration?.kind == .parameter: .given
        default: .kept
        }
    }
}

extension CodeNode {
    /// Returns true if an argument is one of some names, or a part of what it stands for.
    fileprivate func gets(_ names: Set<String>) -> Bool {
        argumentValues.contains { value in
            value.plain.names.first.map(names.contains) ?? false
        }
    }

    /// The name at the beginning of a call's receiver, such as `Messaging` of `Messaging.messaging().appDidReceive(…)`.
    fileprivate var rootName: String? {
        var node = receiver?.plain
        while let next = node {
            switch next.kind {
            case .name: return next.text
            case .member: node = next[.base]?.plain
            case .call: node = next.receiver?.plain ?? next[.function]?.plain
            default: return nil
            }
        }
        return nil
    }
}
