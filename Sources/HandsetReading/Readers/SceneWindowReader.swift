import HandsetTree

/// Reads the windows that code hands on, and what a scene that connects again leaves as it was.
struct SceneWindowReader {
    let project: CodeProject
    let reach: CallbackReach

    var facts: [AppFact] { given + computed + kept + own }

    private var given: [AppFact] {
        project.uses(of: "window").compactMap { use in
            guard use.kind == .member, use.whole.role == .target, let base = use[.base],
                base.plain.text != "self"
            else { return nil }
            return AppFact(.windowGiven, "delegate", at: use)
        }
            + project.uses(of: "windowScene").compactMap { use in
                use.kind == .member && use.whole.role == .target
                    ? AppFact(.windowGiven, "scene", at: use) : nil
            }
    }

    /// A window of the application's delegate that code makes out for each use.
    private var computed: [AppFact] {
        let delegates = project.applicationDelegates
        return project.methods.filter { method in
            method.isProperty && method.baseName == "window"
                && method.typeName.map(delegates.contains) ?? false
        }.map { AppFact(.windowGiven, "delegate", at: $0.node) }
    }

    /// The application delegate's own window, where a callback uses it.
    private var own: [AppFact] {
        let delegates = project.applicationDelegates
        return project.uses(of: "window").compactMap { use in
            let isOwn =
                use.kind == .name && use.localDeclaration == nil
                || use.kind == .member && use[.base]?.plain.text == "self"
            guard isOwn, use.whole.role != .target, use.tree.language != .javaScript,
                let method = project.method(around: use),
                method.typeName.map(delegates.contains) ?? false
            else { return nil }
            let callbacks = reach.names(at: use).split(separator: ",")
            guard callbacks.contains("did-receive") || callbacks.contains("fetch") else {
                return nil
            }
            return AppFact(.windowUse, "own", detail: reach.names(at: use), at: use)
        }
    }

    /// An assignment that is made once, within a callback of the scene that makes a window each time.
    private var kept: [AppFact] {
        project.uses(of: "UIWindow").compactMap { use -> [AppFact]? in
            guard use.kind == .call, use.argument("windowScene") != nil,
                let method = project.method(around: use),
                reach.names(at: use).split(separator: ",").contains("scene-connect"),
                !isGuarded(use, in: method.body)
            else { return nil }
            return onceAssigned(in: method)
        }.flatMap(\.self)
    }

    /// Returns true if the window is made only where there is none.
    private func isGuarded(_ use: CodeNode, in body: CodeNode) -> Bool {
        use.ancestors.prefix { $0 != body }.contains { $0.kind == .if || $0.kind == .switchCase }
    }

    private func onceAssigned(in method: CodeMethod) -> [AppFact] {
        method.body.descendants(.if).flatMap { branch -> [AppFact] in
            let asked = branch.all(.condition).compactMap { condition -> [String]? in
                guard condition.kind == .operation, condition.text == "==",
                    condition.children.contains(where: { $0.plain.kind == .nothing })
                else { return nil }
                return condition.children.map { $0.plain.names }.first { !$0.isEmpty }
            }
            guard let then = branch[.then] else { return [] }
            return then.descendants(.assignment).compactMap { assignment in
                guard let target = assignment[.target]?.plain.names, asked.contains(target),
                    !target.contains("window")
                else { return nil }
                return AppFact(
                    .rootKept, target.joined(separator: "."), detail: "scene-connect",
                    at: assignment)
            }
        }
    }
}
