import HandsetTree

/// Reads the questions for permission that JavaScript and Dart ask by a library, and the calls that register.
struct ScriptPermissionReader {
    let functions: ScriptFunctions
    private var project: CodeProject { functions.project }

    /// The options that a library asks the user for.
    private struct Question {
        /// The names of the options as the library has them, and as iOS has them.
        let names: [(String, String)]
        /// The options that are asked for if the code does not say.
        let defaults: Set<String>
        /// The values that the code gives; `nil` for none.
        let values: [CodeNode]?
        /// True if the library registers by itself behind the question.
        let registers: Bool
    }

    private static let plain =
        [
            "alert", "badge", "sound", "announcement", "carPlay", "criticalAlert", "provisional",
            "providesAppNotificationSettings",
        ].map { ($0, $0) } + [("critical", "criticalAlert")]
    private static let expo = [
        ("allowAlert", "alert"), ("allowBadge", "badge"), ("allowSound", "sound"),
        ("allowAnnouncements", "announcement"), ("allowDisplayInCarPlay", "carPlay"),
        ("allowCriticalAlerts", "criticalAlert"), ("allowProvisional", "provisional"),
        ("provideAppNotificationSettings", "providesAppNotificationSettings"),
    ]
    private static let darwin = [
        ("requestAlertPermission", "alert"), ("requestBadgePermission", "badge"),
        ("requestSoundPermission", "sound"), ("requestCriticalPermission", "criticalAlert"),
        ("requestProvisionalPermission", "provisional"),
    ]
    private static let usual: Set = ["alert", "badge", "sound"]
    private static let questions = [
        "requestPermissionsAsync", "requestPermission", "requestPermissions", "grantPermission",
        "configure", "init",
        "registerRemoteNotifications", "DarwinInitializationSettings", "IOSInitializationSettings",
    ]
    private static let registrations = [
        "register", "registerDeviceForRemoteMessages", "getExpoPushTokenAsync",
        "getDevicePushTokenAsync",
    ]

    var facts: [AppFact] {
        Self.questions.flatMap { calls(of: $0) }.flatMap { facts(ofQuestion: $0) }
            + registered
    }

    private static let maximumQuestionCount = 500

    private var registered: [AppFact] {
        let asked = Self.questions.prefix(3).flatMap { calls(of: $0) }.filter {
            question($0) != nil
        }
        .prefix(Self.maximumQuestionCount)
        return Self.registrations.flatMap { calls(of: $0) }.prefix(Self.maximumQuestionCount)
            .compactMap { registration($0, after: Array(asked)) }
    }

    private func calls(of name: String) -> [CodeNode] {
        project.scriptUses(of: name).filter { call in
            call.kind == .call && call.tree.isScriptOfApp && functions.callees(of: call).isEmpty
        }
    }

    // MARK: - Questions

    private func facts(ofQuestion call: CodeNode) -> [AppFact] {
        guard let question = question(call) else { return [] }
        let registered =
            question.registers ? [AppFact(.register(.permission, []), at: call, .likely)] : []
        var (options, confidence): (Set<String>, Confidence) = (question.defaults, .likely)
        if let values = question.values {
            confidence = .certain
            for value in values {
                guard let name = question.names.first(where: { $0.0 == value.label })?.1,
                    let given = value[.value]?.plain
                else { continue }
                switch given.kind {
                case .boolean where given.text == "true", .string where given.text == "true":
                    options.insert(name)
                case .boolean, .string: options.remove(name)
                default: confidence = .guess
                }
            }
        }
        guard !options.isEmpty else { return registered }
        return [AppFact(.authorization(options.sorted()), at: call, confidence)] + registered
    }

    private func question(_ call: CodeNode) -> Question? {
        call.tree.language == .dart ? dartQuestion(call) : javaScriptQuestion(call)
    }

    private func dartQuestion(_ call: CodeNode) -> Question? {
        let arguments = call.all(.argument).filter { !$0.label.isEmpty }
        let values = arguments.isEmpty ? nil : arguments
        switch call.text {
        case "requestPermission":
            guard call.isOf("messaging") else { return nil }
            return Question(
                names: Self.plain, defaults: Self.usual, values: values, registers: false)
        case "requestPermissions":
            // Of flutter_local_notifications, which asks for what is true alone.
            guard arguments.contains(where: { Self.usual.contains($0.label) }) else { return nil }
            return Question(names: Self.plain, defaults: [], values: values, registers: false)
        case "DarwinInitializationSettings", "IOSInitializationSettings":
            return Question(
                names: Self.darwin, defaults: Self.usual,
                values: values?.filter { $0.label.hasPrefix("request") }.nilIfEmpty,
                registers: false)
        default: return nil
        }
    }

    private func javaScriptQuestion(_ call: CodeNode) -> Question? {
        let dictionaries = call.argumentValues.map { value -> CodeNode in
            let node = value.plain
            return node.kind == .name ? node.localDeclaration?[.value]?.plain ?? node : node
        }.filter { $0.kind == .dictionary }
        let entries = dictionaries.first?.children.filter { $0.kind == .entry }
        func question(
            _ names: [(String, String)], _ defaults: Set<String>, _ values: [CodeNode]?,
            registers: Bool = false
        ) -> Question {
            Question(names: names, defaults: defaults, values: values, registers: registers)
        }
        switch call.text {
        case "requestPermissionsAsync" where isOf("expo-notifications", call):
            let given = entries?.first { $0.label == "ios" }?.entries
            return question(Self.expo, given == nil ? Self.usual : [], given)
        case "requestPermission":
            if isOf("@notifee/react-native", call) {
                return question(Self.plain, Self.usual.union(["carPlay"]), entries)
            }
            guard call.isOf("messaging") || isOf("@react-native-firebase/messaging", call)
            else { return nil }
            return question(Self.plain, Self.usual.union(["carPlay"]), entries)
        case "requestPermissions":
            if call.isOf("PushNotificationIOS") {
                return question(
                    Self.plain, entries == nil ? Self.usual : [], entries, registers: true)
            }
            guard call.isOf("pushnotifications") else { return nil }
            return question(Self.plain, Self.usual, nil)
        case "grantPermission" where call.isOf("firebase") || call.isOf("fcm"):
            return question(Self.plain, Self.usual, nil, registers: true)
        case "registerRemoteNotifications" where isOf("react-native-notifications", call):
            return question(Self.plain, Self.usual, nil, registers: true)
        case "configure" where isOf("react-native-push-notification", call):
            if entries?.first(where: { $0.label == "requestPermissions" })?[.value]?.plain.text
                == "false"
            {
                return nil
            }
            let given = entries?.first { $0.label == "permissions" }?.entries
            return question(Self.plain, given == nil ? Self.usual : [], given, registers: true)
        case "init" where call.isOf("PushNotification") || call.isOf("push"):
            guard let given = entries?.first(where: { $0.label == "ios" })?.entries else {
                return nil
            }
            return question(Self.plain, [], given, registers: true)
        default: return nil
        }
    }

    // MARK: - Registrations

    /// Returns true if what a call's function is taken from, or the function, comes from a module.
    private func isOf(_ module: String, _ call: CodeNode) -> Bool {
        guard let name = call.receiverNames.last ?? call[.function]?.plain.text else {
            return false
        }
        return functions.imports.name(name, in: call.tree)?.module == module
    }

    private func registration(_ call: CodeNode, after asked: [CodeNode]) -> AppFact? {
        let isToken = call.text.hasPrefix("get")
        switch call.text {
        case "register":
            guard call.isOf("pushnotifications"), call.argumentValues.isEmpty else { return nil }
        case "registerDeviceForRemoteMessages":
            guard call.isOf("messaging") || isOf("@react-native-firebase/messaging", call)
            else { return nil }
        default: guard isOf("expo-notifications", call) else { return nil }
        }
        var seen: Set<CodeNode> = []
        let isAsked = isAfterQuestion(call, asked, depth: 0, &seen)
        // A token may be asked for again later: that says nothing.
        guard isAsked || !isToken else { return nil }
        return AppFact(.register(isAsked ? .permission : .other, []), at: call, .likely)
    }

    private static let maximumDepth = 3
    private static let maximumUseCount = 50

    /// Returns true if a question stands before a call in its function, or before all calls of that function.
    private func isAfterQuestion(
        _ call: CodeNode, _ asked: [CodeNode], depth: Int, _ seen: inout Set<CodeNode>
    ) -> Bool {
        let around = call.ancestors.filter { $0.kind == .function || $0.kind == .closure }
        let isHere = asked.contains { before in
            before.tree === call.tree && before.index < call.index
                && around.contains { before.isWithin($0) }
        }
        guard !isHere else { return true }
        guard depth < Self.maximumDepth,
            let function = around.first(where: { $0.functionName != nil }),
            let name = function.functionName, seen.insert(function).inserted
        else { return false }
        let uses = project.scriptUses(of: name).prefix(Self.maximumUseCount).filter { use in
            use.kind == .call && use.tree.isScript
                && functions.callees(of: use).contains { $0.scope == function }
        }
        var isAlways = !uses.isEmpty
        for use in uses where isAlways {
            isAlways = isAfterQuestion(use, asked, depth: depth + 1, &seen)
        }
        return isAlways
    }
}

extension CodeNode {
    /// The entries of the dictionary that an entry has; `nil` if it has none.
    var entries: [CodeNode]? {
        guard let value = self[.value]?.plain, value.kind == .dictionary else { return nil }
        return value.children.filter { $0.kind == .entry }
    }

    /// Returns true if what a call's function is taken from has a part of a name.
    func isOf(_ part: String) -> Bool {
        let part = part.lowercased()
        return receiverNames.contains { name in
            name.lowercased().filter { $0.isLetter }.contains(part)
        }
    }
}

extension Array {
    /// The array, or `nil` if it is empty.
    fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
