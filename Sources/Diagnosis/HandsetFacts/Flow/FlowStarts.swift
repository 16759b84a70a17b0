import HandsetTree

/// The functions in which notifications come in.
struct FlowStarts {
    let project: CodeProject
    let scripts: PushHandlers

    /// Parameters of callbacks that are `userInfo` themselves.
    private static let labels: Set = ["didReceiveRemoteNotification", "forRemoteNotification"]

    init(_ project: CodeProject, _ scripts: PushHandlers) {
        self.project = project
        self.scripts = scripts
    }

    var visits: [FlowVisit] {
        methods.compactMap { visit($0) } + contents + ofScripts
    }

    /// The methods of the files that have the words by which notifications come in.
    private var methods: [CodeMethod] {
        let words = Self.labels.union(Flow.types.keys)
        return project.files.trees(withAnyOf: words, andLaunchOptions: true)
            .filter { !$0.isScript }.flatMap { $0.nodes.compactMap { CodeMethod($0) } }
    }

    /// A method whose parameters, or whose type, carry a notification.
    private func visit(_ method: CodeMethod) -> FlowVisit? {
        guard method.language == .swift || method.language == .objectiveC else { return nil }
        let callback = DelegateMethodNames.callback(method)
        var visit = FlowVisit(scope: method.node, callbacks: callback.map { [$0] } ?? [])
        for parameter in method.parameters {
            if Self.labels.contains(parameter.label) {
                visit.parameters[parameter.name] = .data([])
            } else if parameter.label.hasSuffix("FinishLaunchingWithOptions") {
                visit.parameters[parameter.name] = .launchOptions
            } else if let flow = Flow(type: parameter.type) {
                visit.parameters[parameter.name] = flow
            }
        }
        visit.receiver = method.typeName.flatMap { Flow(type: $0) }
        return visit.parameters.isEmpty && visit.receiver == nil ? nil : visit
    }

    /// The functions with `….content.userInfo`, and with a key of the launch options, whatever is before it; what
    /// observes `UIApplication.didFinishLaunchingNotification` is of the launch.
    private var contents: [FlowVisit] {
        let names = [
            "userInfo", "remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey",
        ]
        var launching: Set<CodeNode> = []
        let scopes = names.flatMap { project.uses(of: $0) }.compactMap { use -> CodeNode? in
            let isOfLaunch = use.isKeyOfLaunchNotification
            let isOf =
                use.text == "userInfo"
                ? use[.base]?.plain.names.last?.lowercased().hasSuffix("content") == true
                : use.isKeyOfLaunchOptions || isOfLaunch
            let scope = isOf ? use.ancestors.first { $0.kind == .function } : nil
            if isOfLaunch, let scope { launching.insert(scope) }
            return scope
        }
        var seen: Set<CodeNode> = []
        return scopes.filter { seen.insert($0).inserted }.compactMap { scope in
            guard let method = CodeMethod(scope) else { return nil }
            let callback =
                DelegateMethodNames.callback(method) ?? (launching.contains(scope) ? .launch : nil)
            var visit = FlowVisit(scope: scope, callbacks: callback.map { [$0] } ?? [])
            for parameter in method.parameters
            where parameter.name.lowercased().hasSuffix("options")
                && parameter.type.contains("Launch")
                || parameter.label.hasSuffix("FinishLaunchingWithOptions")
            {
                visit.parameters[parameter.name] = .launchOptions
            }
            return visit
        }
    }

    // MARK: - Scripts

    private var ofScripts: [FlowVisit] { handlers + typed }

    /// The functions that get pushes from handlers, and those that ask for the push that started the app.
    private var handlers: [FlowVisit] {
        (scripts.all + scripts.wrappers).flatMap { handler -> [FlowVisit] in
            var visits: [FlowVisit] = []
            if handler.isResult {
                visits.append(
                    FlowVisit(scope: handler.node.functionAround, callbacks: handler.callbacks))
            }
            guard let flow = handler.flow else { return visits }
            let named = handler.references.flatMap { scripts.functions.functions(for: $0) }
            for scope in handler.closures + named.map(\.scope) {
                guard let parameter = scope[.parameter] else { continue }
                visits.append(
                    FlowVisit(
                        scope: scope, parameters: [ScriptFunction.key(of: parameter): flow],
                        callbacks: handler.callbacks))
            }
            return visits
        }
    }

    /// The functions of scripts with a message by the type that is written.
    private var typed: [FlowVisit] {
        let names = ["RemoteMessage", "RemoteMessage?", "FirebaseMessagingTypes.RemoteMessage"]
        var seen: Set<CodeNode> = []
        return project.files.scripts.flatMap { tree -> [FlowVisit] in
            guard tree.isScriptOfApp, names.contains(where: tree.mentions) else { return [] }
            return tree.nodes.compactMap { node in
                guard node.kind == .parameter || node.kind == .variable,
                    Flow(type: node.type) == .message
                else { return nil }
                let scope = node.functionAround
                return seen.insert(scope).inserted ? FlowVisit(scope: scope, callbacks: []) : nil
            }
        }
    }
}
