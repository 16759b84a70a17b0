import HandsetTree

/// Reads where PushKit's registry is made and set up, and what becomes of CallKit's actions.
struct RegistryReader {
    let project: CodeProject
    let reach: CallbackReach

    var facts: [AppFact] { registries + orders + actions + handing + without }

    /// The registries for calls in an app of which no file names a framework that reports them.
    private var without: [AppFact] {
        let isThere = ["CallKit", "LiveCommunicationKit", "CXProvider", "ConversationManager"]
            .contains { name in project.files.contains(name, [], where: { $0.mentions(name) }) }
        guard !isThere else { return [] }
        return assignments(project.uses(of: "desiredPushTypes")).filter {
            $0.node.descendants.contains { $0.text == "voIP" || $0.text == "PKPushTypeVoIP" }
        }.map { AppFact(.callFramework, at: $0.node) }
    }

    /// Where the registry is made: in a property or at the launch, or somewhere else.
    private var registries: [AppFact] {
        (project.uses(of: "PKPushRegistry").filter { $0.kind == .call }
            + project.uses(of: "initWithQueue").filter {
                $0.kind == .call && $0.receiver?.receiver?.plain.text == "PKPushRegistry"
            })
            .map { call in
                let owner = call.ancestor(.type)?.text ?? ""
                let callbacks = reach.callbacks(at: call)
                let isProperty = call.ancestor(.function, .closure) == nil
                let isLaunch =
                    callbacks.contains(.launch)
                    || call.ancestor(.function)?.text == "init"
                let isOfView = project.ancestors(of: owner).contains {
                    ["UIViewController", "View"].contains($0)
                }
                return AppFact(
                    .pushRegistry(
                        isProperty || isLaunch ? .launch : .other, in: owner, isView: isOfView),
                    at: call,
                    isProperty && !isOfView ? .certain : .likely)
            }
    }

    /// A function that sets the types of the registry before its delegate.
    private var orders: [AppFact] {
        assignments(project.uses(of: "desiredPushTypes")).compactMap { types in
            guard let base = types.base, let function = types.node.ancestor(.function) else {
                return nil
            }
            let delegates = assignments(types.node.tree.nodes(named: "delegate")).filter {
                $0.base == base && $0.node.isWithin(function)
            }
            guard let first = delegates.first,
                delegates.allSatisfy({ $0.node.index > types.node.index })
            else { return nil }
            return AppFact(.registryOrder(base), at: first.node)
        }
    }

    private func assignments(_ uses: [CodeNode]) -> [(node: CodeNode, base: String?)] {
        uses.compactMap { use in
            guard use.kind == .member, use.whole.role == .target,
                let assignment = use.whole.parent, assignment.kind == .assignment
            else { return nil }
            return (assignment, use[.base]?.plain.text)
        }
    }

    /// The calls by which an extension hands a push to the app.
    private var handing: [AppFact] {
        project.uses(of: "reportNewIncomingVoIPPushPayload").filter { $0.kind == .call }.map {
            AppFact(.voipFromExtension($0.text), at: $0)
        }
    }

    /// The methods for CallKit's actions that neither fulfil nor fail them, nor give them away.
    private var actions: [AppFact] {
        project.methods(named: "provider").compactMap { method in
            guard
                let action = method.parameters.first(where: {
                    ["CXAnswerCallAction", "CXEndCallAction"].contains($0.type.plainTypeName)
                }),
                method.name.hasPrefix("provider(_:perform:")
                    || method.name.hasPrefix("provider:perform")
            else { return nil }
            let isUsed = method.body.descendants.contains {
                $0.kind == .name && $0.text == action.name && $0.isGivenAwayOrEnded
            }
            return isUsed
                ? nil
                : AppFact(
                    .callActionOpen(action.type.plainTypeName, of: method.typeName ?? ""),
                    at: method.node)
        }
    }
}

extension CodeNode {
    /// True if an action is fulfilled or failed, or handed to somebody else who may do so.
    fileprivate var isGivenAwayOrEnded: Bool {
        guard let parent = whole.parent else { return false }
        switch parent.kind {
        case .member:
            return ["fulfill", "fail", "fulfillWithDateStarted"].contains(parent.text)
                || parent.text.hasPrefix("fulfill")
        case .argument, .assignment, .variable, .list, .return: return true
        default: return false
        }
    }
}
