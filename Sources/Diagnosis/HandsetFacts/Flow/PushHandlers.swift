import HandsetTree

/// The handlers of push libraries in a project's JavaScript and Dart.
struct PushHandlers {
    /// All handlers, in the order of the files.
    private(set) var all: [PushHandler] = []
    /// The handlers by the closures that get their pushes.
    private(set) var byClosure: [CodeNode: PushHandler] = [:]
    private var byNode: [CodeNode: PushHandler] = [:]
    let functions: ScriptFunctions

    init(_ functions: ScriptFunctions) {
        self.functions = functions
        for tree in functions.project.files.scripts where tree.isScriptOfApp {
            for node in tree.nodes {
                guard let name = name(of: node) else { continue }
                add(PushHandler(node: node, name: name, call: Self.call(of: node)))
            }
        }
        addWrapped()
    }

    private mutating func add(_ handler: PushHandler) {
        all.append(handler)
        byNode[handler.node] = handler
        for closure in handler.closures where byClosure[closure] == nil {
            byClosure[closure] = handler
        }
    }

    /// The handler that a node names; `nil` for others.
    func handler(at node: CodeNode) -> PushHandler? { byNode[node] }

    /// The call that gets the function of a handler.
    private static func call(of node: CodeNode) -> CodeNode? {
        // FirebaseMessaging.onMessage.listen((message) { … }), onNotification().subscribe(…)
        var place = node.whole
        for _ in 0..<4 {
            guard let member = place.parent, member.kind == .member, place.role == .base,
                let call = member.whole.parent, call.kind == .call, member.whole.role == .function
            else { break }
            if ["listen", "subscribe", "forEach"].contains(call.text) { return call }
            guard call.text == "pipe" || call.text == "where" else { break }
            place = call.whole
        }
        return node.kind == .call ? node : nil
    }

    // MARK: - Functions of the app that hand on a handler

    private static let maximumWrapperCount = 100

    /// `Stream get pushes => FirebaseMessaging.onMessage`, and `setHandler(handler) => onBackgroundMessage(handler)`.
    private mutating func addWrapped() {
        for handler in all.prefix(Self.maximumWrapperCount) where !handler.isResult {
            guard let around = handler.node.ancestors.first(where: { $0.kind == .function }),
                !around.text.isEmpty
            else { continue }
            let isResult =
                handler.call == nil && handler.node.whole.parent?.kind == .return
                && around.all(.parameter).isEmpty
            let parameters = handler.references.compactMap { reference -> CodeNode? in
                guard let local = reference.plain.localDeclaration else { return nil }
                return local.kind == .parameter && local.parent == around ? local : nil
            }
            guard isResult || !parameters.isEmpty else { continue }
            for use in functions.project.scriptUses(of: around.text)
            where use.tree.language == around.tree.language && use.tree.isScript {
                let call = isResult ? Self.call(of: use) : use.kind == .call ? use : nil
                guard let call, !use.isWithin(around), call.kind == .call else { continue }
                let wrapped = PushHandler(node: use, name: handler.name, call: call)
                wrappers.append(wrapped)
                for closure in wrapped.closures where byClosure[closure] == nil {
                    byClosure[closure] = wrapped
                }
            }
        }
    }

    /// The calls of the app's own functions that hand their function on to a handler.
    private(set) var wrappers: [PushHandler] = []
}
