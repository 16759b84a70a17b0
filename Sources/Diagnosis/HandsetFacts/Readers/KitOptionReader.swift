import HandsetTree

/// Reads options of kits in Swift and Objective-C that decide whether the kit takes part.
struct KitOptionReader {
    let project: CodeProject

    /// Properties that are set, with the option that they are.
    private static let properties: [String: AppFact.KitOption] = [
        "automation": .brazeAutomation,
        "isAutomaticSetupEnabled": .airshipSetup,
        "automaticSetupEnabled": .airshipSetup,
    ]
    /// Labels of arguments, with the option that they are.
    private static let labels: [String: AppFact.KitOption] = [
        "askNotificationPermissionOnStart": .kmpAskOnStart
    ]
    /// Calls by which an app hands on what a kit does not take by itself.
    private static let calls: [String: AppFact.KitOption] = [
        "populateInitialUrlFromLaunchOptions": .brazeInitial,
        "populateInitialPayloadFromLaunchOptions": .brazeInitial,
        "populateInitialUrl": .brazeInitial, "populateInitialPayload": .brazeInitial,
        "handleUserNotification": .brazeResponse,
        "startMonitorNotifications": .wixStart,
        "autoIntegrate": .cleverTapIntegrate,
    ]

    var facts: [AppFact] { assigned + labelled + called }

    private var assigned: [AppFact] {
        Self.properties.sorted { $0.key < $1.key }.flatMap { name, option in
            project.uses(of: name).compactMap { member -> AppFact? in
                guard member.kind == .member, member.whole.role == .target,
                    let assignment = member.whole.parent, assignment.kind == .assignment,
                    let value = assignment[.value]?.plain
                else { return nil }
                return AppFact(.kitOption(option, Self.value(of: value)), at: assignment)
            }
        }
    }

    private var labelled: [AppFact] {
        project.files.trees(withAnyOf: Self.labels.keys).filter { $0.language == .swift }.flatMap {
            tree in
            tree.nodes.compactMap { node -> AppFact? in
                guard node.kind == .argument, let option = Self.labels[node.label],
                    let value = node[.value]?.plain
                else { return nil }
                return AppFact(.kitOption(option, Self.value(of: value)), at: node)
            }
        }
    }

    private var called: [AppFact] {
        Self.calls.sorted { $0.key < $1.key }.flatMap { name, option in
            project.uses(of: name).filter { call in
                call.kind == .call
                    && (call.tree.language == .swift || call.tree.language == .objectiveC)
            }.map { AppFact(.kitOption(option, .bool(true)), at: $0) }
        }
    }

    /// A Boolean; what else is given switches the option on.
    private static func value(of value: CodeNode) -> AppFact.OptionValue {
        switch value.kind {
        case .boolean: AppFact.OptionValue(value.text)
        case .nothing: .bool(false)
        case .name: .unknown
        default: .bool(true)
        }
    }
}
