/// Reads the life cycle of an app, and the options of its launch and of its scenes that it looks into.
struct LaunchReader {
    let project: CodeProject

    var facts: [AppFact] { lifeCycles + options }

    private var lifeCycles: [AppFact] {
        var facts: [AppFact] = []
        for type in project.types {
            let file = project.files[type.file]
            if type.kind == "struct", type.isMain, type.inherited.contains("App") {
                facts.append(
                    AppFact(.lifeCycle, "swiftui", detail: type.name, at: type.line, in: file))
            }
            if !Set(type.inherited).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]),
                type.kind != "protocol"
            {
                facts.append(
                    AppFact(.lifeCycle, "scenes", detail: type.name, at: type.line, in: file))
            }
        }
        for method in project.methods
        where method.name.hasPrefix("application(_:configurationForConnecting:")
            || method.name.hasPrefix("application:configurationForConnectingSceneSession:")
        {
            facts.append(
                AppFact(
                    .lifeCycle, "scenes", detail: method.typeName ?? "", at: method.line,
                    in: project.files[method.file]))
        }
        return facts
    }

    private var options: [AppFact] {
        project.files.flatMap { file in
            file.tokens.indices.compactMap { place -> AppFact? in
                if file.has("notificationResponse", at: place), file.has(".", at: place - 1) {
                    return AppFact(
                        .connectionOptions, "notificationResponse", at: file.line(place), in: file)
                }
                let isKey =
                    file.has("remoteNotification", at: place) && file.has(".", at: place - 1)
                    || file.has("UIApplicationLaunchOptionsRemoteNotificationKey", at: place)
                guard isKey,
                    (max(0, place - 8)..<place).contains(where: {
                        file.text($0).lowercased().hasSuffix("options")
                    })
                else { return nil }
                return AppFact(.launchOptions, "remoteNotification", at: file.line(place), in: file)
            }
        }
    }
}
