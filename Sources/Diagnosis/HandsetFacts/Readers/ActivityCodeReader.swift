import HandsetTree

/// Reads what an app does with Live Activities: types, requests, tokens, and the widgets that show them.
struct ActivityCodeReader {
    let project: CodeProject
    let activities: LiveActivityTypes
    let reach: CallbackReach

    private static let kit = "Activity"

    var facts: [AppFact] {
        guard
            !activities.all.isEmpty
                || project.files.contains("ActivityKit", [], where: { $0.mentions("ActivityKit") })
        else { return [] }
        return types + requests + tokens + configurations
    }

    private var types: [AppFact] {
        activities.all.map { type in
            let open = [type.attributes, type.state].flatMap { activities.unfollowed(in: $0) }
            return AppFact(
                .activityAttributes(type.name, unfollowed: Array(open.prefix(3))),
                at: type.place, text: type.text)
        }
    }

    private var requests: [AppFact] {
        project.uses(of: "request", besidesAnyOf: [Self.kit]).filter { call in
            call.kind == .call && call.receiver?.plain.text == Self.kit
        }.map { call in
            AppFact(.activityRequest(pushType(of: call), reach.callbacks(at: call)), at: call)
        }
    }

    /// The kind of pushes that a request asks for.
    private func pushType(of call: CodeNode) -> AppFact.ActivityPushes {
        guard let value = call.argument("pushType")?.plain else {
            return call.argumentValues.isEmpty ? .unclear : .none
        }
        switch value.kind {
        case .nothing: return .none
        case .member where value.text == "token": return .token
        case .call where value.text == "channel": return .channel
        default: return .unclear
        }
    }

    private static let names: [(member: String, value: AppFact.ActivityTokens)] = [
        ("pushTokenUpdates", .update), ("pushToStartTokenUpdates", .start),
        ("pushToken", .updateNow), ("pushToStartToken", .startNow),
        ("activityUpdates", .activities), ("activities", .all),
    ]

    private var tokens: [AppFact] {
        Self.names.flatMap { member, value in
            let uses =
                member == "activities"
                ? project.uses(of: member, besidesAnyOf: [Self.kit]) : project.uses(of: member)
            return uses.compactMap { use -> AppFact? in
                guard use.kind == .member, use.tree.language == .swift else { return nil }
                guard member != "activities" || use[.base]?.plain.text == Self.kit else {
                    return nil
                }
                guard member != "pushToken" || !use.isOfPushKit else { return nil }
                return AppFact(.activityTokens(value, reach.callbacks(at: use)), at: use)
            }
        }
    }

    private var configurations: [AppFact] {
        project.uses(of: "ActivityConfiguration").compactMap { call in
            guard call.kind == .call,
                let type = call.argument("for").flatMap(OwnDecoderReader.typeText)
            else { return nil }
            return AppFact(.activityConfiguration(type.plainTypeName), at: call)
        }
    }
}

extension CodeNode {
    /// True for `registry.pushToken(for:)`.
    fileprivate var isOfPushKit: Bool {
        role == .function && parent?.argument("for", "forType") != nil
    }
}
