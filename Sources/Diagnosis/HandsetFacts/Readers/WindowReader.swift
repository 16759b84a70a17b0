import HandsetTree

/// Reads the windows that code makes, and where it takes one for granted.
struct WindowReader {
    let project: CodeProject
    let reach: CallbackReach
    private let applicationDelegates: Set<String>

    init(project: CodeProject, reach: CallbackReach) {
        self.project = project
        self.reach = reach
        applicationDelegates = project.applicationDelegates
    }

    var facts: [AppFact] { made + used }

    private func isRead(_ node: CodeNode) -> Bool {
        node.tree.language == .swift || node.tree.language == .objectiveC
    }

    // MARK: - Made

    private var made: [AppFact] {
        let swift = project.uses(of: "UIWindow").filter { $0.kind == .call }
        let sent = ["initWithFrame", "initWithWindowScene", "init"]
            .flatMap { project.uses(of: $0, besidesAnyOf: ["UIWindow"]) }.filter { call in
                guard call.kind == .call, let receiver = call.receiver?.plain else { return false }
                return receiver.names == ["UIWindow"]
                    || receiver.text == "alloc" && receiver.receiver?.names == ["UIWindow"]
            }
        // Where scenes are not there yet, no scene misses its window.
        return (swift + sent).filter { !$0.isBeforeScenes }.map { call in
            let isOfScene = call.label.contains("indowScene") || call.argument("windowScene") != nil
            return AppFact(
                .window(isOfScene ? .scene : .screen, reach.callbacks(at: call)), at: call)
        }
    }

    // MARK: - Used

    private var used: [AppFact] {
        let members: [(name: String, value: AppFact.WindowUse)] = [
            ("keyWindow", .keyWindow), ("isKeyWindow", .keyWindow), ("windows", .windows),
            ("window", .delegate), ("foregroundActive", .activeScene),
            ("UISceneActivationStateForegroundActive", .activeScene),
        ]
        let uses = members.flatMap { name, value in
            project.uses(of: name).filter { isRead($0) && isUse($0) }.map { use in
                AppFact(.windowUse(value, reach.callbacks(at: use)), at: use)
            }
        }
        return uses + keyPaths + forced
    }

    private func isUse(_ node: CodeNode) -> Bool {
        switch node.text {
        case "keyWindow": return node.kind == .member && node[.base] != nil
        case "isKeyWindow": return node.kind == .member
        case "foregroundActive", "UISceneActivationStateForegroundActive":
            return [.member, .name].contains(node.kind) && node.isCompared
        case "windows":
            guard node.kind == .member, let base = node[.base] else { return false }
            return base.descendantsAndSelf.contains { $0.text == "UIApplication" }
        default:
            // UIApplication.shared.delegate?.window, and (… as? AppDelegate)?.window
            guard node.kind == .member, let base = node[.base], node.whole.role != .target else {
                return false
            }
            if base.descendantsAndSelf.contains(where: { $0.text == "UIApplication" }) {
                return true
            }
            return base.plain.kind == .name
                && project.typeName(of: base).map(applicationDelegates.contains) ?? false
                && base.plain.text != "self"
        }
    }

    /// `windows.first(where: \.isKeyWindow)`.
    private var keyPaths: [AppFact] {
        project.files.trees(withAnyOf: ["isKeyWindow"]).flatMap { tree in
            tree.nodes.filter { $0.kind == .selector && $0.text.hasSuffix("isKeyWindow") }
        }.map { AppFact(.windowUse(.keyWindow, reach.callbacks(at: $0)), at: $0) }
    }

    /// `window!`, and `window.rootViewController as! …`.
    private var forced: [AppFact] {
        let names = ["window", "rootViewController", "keyWindow"]
        return names.flatMap { project.uses(of: $0) }.filter { node in
            guard isRead(node), node.kind == .name || node.kind == .member, let parent = node.parent
            else { return false }
            return parent.text == "!" && parent.kind == .unwrap
                || parent.text == "as!" && parent.kind == .cast
        }.map { AppFact(.windowUse(.forced, reach.callbacks(at: $0)), at: $0) }
    }
}

extension CodeNode {
    /// The first version of iOS with scenes.
    private static let firstVersion = 13

    /// True on a path that only versions of iOS without scenes take: the other one of `#available(iOS 13, *)`.
    fileprivate var isBeforeScenes: Bool {
        var node = self
        while let parent = node.parent, parent.kind != .function {
            let conditions = parent.all(.condition)
            if conditions.count == 1, conditions[0].kind == .availability,
                let name = conditions[0].text.firstRange(of: "iOS "),
                let version = Int(conditions[0].text[name.upperBound...].prefix(while: \.isNumber)),
                version >= Self.firstVersion
            {
                let isOpposite = conditions[0].text.hasPrefix("#unavailable")
                if node.role == (isOpposite ? .then : .otherwise) { return true }
            }
            node = parent
        }
        return false
    }

    /// True for a side of a comparison, or a case of a switch.
    fileprivate var isCompared: Bool {
        guard let parent = whole.parent else { return false }
        return parent.kind == .operation && ["==", "!="].contains(parent.text)
            || parent.kind == .switchCase || whole.role == .pattern
    }
}
