/// Reads the handlers for pushes in JavaScript and Dart, by their names.
struct HandlerReader {
    let project: CodeProject

    private static let names: Set = [
        // React Native Firebase, and the push libraries of React Native.
        "getInitialNotification", "onNotificationOpenedApp", "setBackgroundMessageHandler",
        "onMessage", "onNotification", "popInitialNotification", "onForegroundEvent",
        "onBackgroundEvent",
        // Flutter.
        "getInitialMessage", "onMessageOpenedApp", "onBackgroundMessage",
        // Expo.
        "addNotificationResponseReceivedListener", "getLastNotificationResponseAsync",
        "useLastNotificationResponse", "setNotificationHandler",
        "addNotificationReceivedListener", "getLastNotificationResponse",
        // Capacitor and Cordova.
        "pushNotificationActionPerformed", "pushNotificationReceived", "onNotificationOpen",
        "onMessageReceived",
    ]
    /// Handlers that the framework looks for before any of the app's widgets and components are there.
    private static let early: Set = ["setBackgroundMessageHandler", "onBackgroundMessage"]

    var facts: [AppFact] {
        project.files.flatMap { file -> [AppFact] in
            guard file.language == .javaScript || file.language == .dart else { return [] }
            return file.tokens.indices.flatMap { facts(at: $0, in: file) }
        }
    }

    private func facts(at place: Int, in file: CodeFile) -> [AppFact] {
        let text = file.text(place)
        let isEvent =
            file.tokens[place].kind == .string && Self.names.contains(text)
            && file.has("(", at: place - 1)
        let isCall =
            file.tokens[place].kind == .word && Self.names.contains(text)
            && (file.has("(", at: place + 1) || file.has(".", at: place + 1))
        // push.on('notification', …) of Cordova's plugin.
        let isCordova = file.string(at: place) == "notification" && file.has("on", at: place - 2)
        guard isEvent || isCall || isCordova else { return [] }
        let line = file.line(place)
        let name = isCordova ? "push.on.notification" : text
        var facts = [AppFact(.handler, name, at: line, in: file)]
        guard Self.early.contains(text), isCall else { return facts }
        if file.language == .javaScript, file.outerBraces[place] >= 0 {
            facts.append(
                AppFact(
                    .handlerInside, text, detail: "within a function", at: line, in: file, .likely))
        }
        if file.language == .dart, let argument = place + 2 < file.tokens.count ? place + 2 : nil {
            facts += dartHandler(text, at: argument, line, in: file)
        }
        return facts
    }

    /// A handler of Flutter must be a function of its own, and marked for the compiler.
    private func dartHandler(
        _ name: String, at argument: Int, _ line: Int, in file: CodeFile
    ) -> [AppFact] {
        if file.has("(", at: argument) {
            return [
                AppFact(.handlerInside, name, detail: "a closure", at: line, in: file)
            ]
        }
        guard file.isName(argument), !file.has(".", at: argument + 1) else { return [] }
        let handler = file.text(argument)
        for other in project.files where other.language == .dart {
            for place in other.tokens.indices
            where other.has(handler, at: place) && other.has("(", at: place + 1)
                && (other.has(">", at: place - 1) || other.has("void", at: place - 1)
                    || other.has("Future", at: place - 1))
            {
                if other.outerBraces[place] >= 0 {
                    return [
                        AppFact(
                            .handlerInside, name, detail: "a method of a class",
                            at: other.line(place), in: other)
                    ]
                }
                let isMarked = (max(0, place - 14)..<place).contains {
                    other.string(at: $0) == "vm:entry-point"
                }
                return isMarked
                    ? []
                    : [
                        AppFact(
                            .handlerInside, name, detail: "without @pragma('vm:entry-point')",
                            at: other.line(place), in: other)
                    ]
            }
        }
        return []
    }
}
