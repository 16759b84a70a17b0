import HandsetTree

/// Reads the windows that code hands on, and what a scene that connects again leaves as it was.
struct SceneWindowReader {
    let project: CodeProject
    let reach: CallbackReach

    var facts: [AppFact] { given + computed + kept + own }

    /// Returns true for a language that knows the windows of UIKit.
    private func isRead(_ node: CodeNode) -> Bool {
        node.tree.language == .swift || node.tree.language == .objectiveC
    }

    private var given: [AppFact] {
        project.targets(named: "window").compactMap { use in
            guard isRead(use), use.kind == .member, use.whole.role == .target,
                let base = use[.base], base.plain.text != "self"
            else { return nil }
            return AppFact(.windowGiven(.delegate), at: use)
        }
            + project.targets(named: "windowScene").compactMap { use in
                isRead(use) && use.kind == .member && use.whole.role == .target
                    ? AppFact(.windowGiven(.scene), at: use) : nil
            }
    }

    /// A window of the application's delegate that code makes out for each use.
    private var computed: [AppFact] {
        let delegates = project.applicationDelegates
        return project.methods(named: "window").filter { method in
            method.isProperty && method.typeName.map(delegates.contains) ?? false
        }.map { AppFact(.windowGiven(.delegate), at: $0.node) }
    }

    /// The application delegate's own window, where a callback uses it.
    private var own: [AppFact] {
        let delegates = project.applicationDelegates
        return project.parsedUses(of: "window").compactMap { use in
            let isOwn =
                use.kind == .name && use.localDeclaration == nil
                || use.kind == .member && use[.base]?.plain.text == "self"
            guard isOwn, use.whole.role != .target, use.tree.language != .javaScript,
                let method = project.method(around: use),
                method.typeName.map(delegates.contains) ?? false,
                !project.keepsOtherwise(after: use.line, in: method)
            else { return nil }
            let callbacks = reach.callbacks(at: use)
            guard callbacks.contains(.didReceive) || callbacks.contains(.fetch) else {
                return nil
            }
            return AppFact(.windowUse(.own, callbacks), at: use)
        }
    }

    // MARK: - What is kept

    /// The assignments that are made once, where a callback of the scene makes a window each time.
    private var kept: [AppFact] {
        let made = ["UIWindow", "initWithWindowScene"].flatMap { project.parsedUses(of: $0) }
        let windows = made.filter { use in
            guard use.kind == .call,
                use.argument("windowScene") != nil || use.label.contains("indowScene")
                    || use.text == "initWithWindowScene",
                let method = project.method(around: use), isOfScene(use)
            else { return false }
            return !isGuarded(use, in: method.body)
        }
        guard !windows.isEmpty else { return [] }
        return reach.methods(reachedByAnyOf: .sceneConnect).flatMap { onceAssigned(in: $0) }
    }

    private func isOfScene(_ node: CodeNode) -> Bool {
        reach.callbacks(at: node).contains(.sceneConnect)
    }

    /// Returns true if the window is made only where there is none.
    private func isGuarded(_ use: CodeNode, in body: CodeNode) -> Bool {
        use.ancestors.prefix { $0 != body }.contains { $0.kind == .if || $0.kind == .switchCase }
    }

    private func onceAssigned(in method: CodeMethod) -> [AppFact] {
        method.body.descendants(.if, .guard).flatMap { branch -> [AppFact] in
            let asked = branch.all(.condition).compactMap(missing)
            guard !asked.isEmpty else { return [] }
            // Behind a guard the rest of the method is what is done once.
            let part = branch.kind == .guard ? branch.parent : branch[.then]
            return part?.descendants(.assignment).filter { $0.index > branch.index }.compactMap {
                assignment in
                guard let target = assignment[.target]?.plain.names, let last = target.last,
                    asked.contains(where: { $0.last == last }), last != "window",
                    // A property of the scene's own delegate goes with the scene.
                    !isOfSceneDelegate(method) || target.count > 1 && target != ["self", last],
                    project.uses(of: last).contains(where: isForTap)
                else { return nil }
                return AppFact(.rootKept(target.joined(separator: ".")), at: assignment)
            } ?? []
        }
    }

    private func isForTap(_ use: CodeNode) -> Bool {
        reach.callbacks(at: use).contains(.didReceive)
    }

    private func isOfSceneDelegate(_ method: CodeMethod) -> Bool {
        guard let type = method.typeName else { return false }
        return project.ancestors(of: type).contains {
            $0.hasSuffix("SceneDelegate")
        }
    }

    /// The names of what a condition takes for missing, as `stack == nil` and `!self.stack` do; `nil` for others.
    private func missing(_ condition: CodeNode) -> [String]? {
        guard condition.kind == .operation else { return nil }
        let names = condition.children.map { $0.plain.names }.first { !$0.isEmpty }
        if condition.text == "==", condition.children.contains(where: { $0.plain.kind == .nothing })
        {
            return names
        }
        return condition.text == "!" && condition.tree.language == .objectiveC ? names : nil
    }
}
