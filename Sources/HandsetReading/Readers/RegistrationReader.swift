/// Reads how an app registers for remote notifications, and what it asks the user for.
struct RegistrationReader {
    let project: CodeProject
    let moments: LaunchMoments

    private static let questions: Set = [
        "requestAuthorization", "requestAuthorizationWithOptions", "getNotificationSettings",
        "getNotificationSettingsWithCompletionHandler", "notificationSettings",
        "authorizationStatus",
    ]
    private static let options: [String: String] = [
        "alert": "alert", "badge": "badge", "sound": "sound", "carPlay": "carPlay",
        "criticalAlert": "criticalAlert", "provisional": "provisional",
        "providesAppNotificationSettings": "providesAppNotificationSettings",
        "announcement": "announcement", "timeSensitive": "timeSensitive",
    ]

    var facts: [AppFact] {
        project.files.indices.flatMap { index -> [AppFact] in
            let file = project.files[index]
            guard file.language == .swift || file.language == .objectiveC else { return [] }
            return file.tokens.indices.compactMap { place in
                registration(at: place, in: file, index)
                    ?? authorization(at: place, in: file) ?? tokenHandedOn(at: place, in: file)
            }
        }
    }

    private func registration(at place: Int, in file: CodeFile, _ index: Int) -> AppFact? {
        guard file.has("registerForRemoteNotifications", at: place),
            file.has("(", at: place + 1) || file.has("]", at: place + 1)
                || file.has(")", at: place + 1),
            !file.has("func", at: place - 1)
        else { return nil }
        let method = project.method(at: place, in: index)
        let isAnswer = method.map { isInAnswer(place, of: $0, in: file) } ?? false
        let moment = moments.moment(of: place, in: index)
        let value =
            isAnswer ? "permission" : moment.time == .inTime ? "launch" : "other"
        return AppFact(
            .register, value, detail: moment.words, at: file.line(place), in: file,
            isAnswer || moment.isDirect ? .certain : .likely)
    }

    /// Returns true if an index is in the answer of the question for permission, or after it.
    private func isInAnswer(_ place: Int, of method: CodeMethod, in file: CodeFile) -> Bool {
        // The answer of iOS 8 and 9.
        if method.name == "application(_:didRegister:)"
            || method.name == "application:didRegisterUserNotificationSettings:"
        {
            return true
        }
        var brace = file.outerBraces[place]
        while brace >= method.body.lowerBound {
            if file.isClosure(brace), let callee = file.callee(ofClosure: brace),
                Self.questions.contains(callee)
            {
                return true
            }
            brace = file.outerBraces[brace]
        }
        return (method.body.lowerBound..<place).contains { before in
            file.tokens[before].kind == .word && Self.questions.contains(file.text(before))
                && (method.body.lowerBound..<before).contains {
                    file.has("await", at: $0) && file.line(before) - file.line($0) <= 1
                }
        }
    }

    private func authorization(at place: Int, in file: CodeFile) -> AppFact? {
        guard
            file.has("requestAuthorization", at: place)
                || file.has("requestAuthorizationWithOptions", at: place),
            !file.has("func", at: place - 1), !file.has(")", at: place + 2)
        else { return nil }
        var end = place + 1
        if file.has("(", at: end), let last = file.closing(end) {
            // The options alone, and not the answer's closure.
            end =
                (end..<last).first {
                    file.has("completionHandler", at: $0) || file.has("{", at: $0)
                } ?? last
        } else if file.has(":", at: end) {
            while end < file.tokens.count, !file.has("completionHandler", at: end),
                !file.has("]", at: end)
            {
                end += 1
            }
        } else {
            return nil
        }
        var range = place + 1..<end
        // Options that stand in a variable.
        if let name = range.last(where: { file.isName($0) }), !file.has(".", at: name - 1),
            !file.text(name).hasPrefix("UN"),
            let declared = declaration(of: file.text(name), in: file)
        {
            range = declared
        }
        let names = range.compactMap { place -> String? in
            let text = file.text(place)
            if text.hasPrefix("UNAuthorizationOption"), text != "UNAuthorizationOptions" {
                let rest = text.dropFirst("UNAuthorizationOption".count)
                return rest.prefix(1).lowercased() + rest.dropFirst()
            }
            return file.has(".", at: place - 1) ? Self.options[text] : nil
        }
        // A method that hands its own argument on.
        if names.isEmpty, range.count <= 3 { return nil }
        return AppFact(
            .authorization, Set(names).sorted().joined(separator: ","), at: file.line(place),
            in: file, names.isEmpty ? .guess : .certain)
    }

    private func declaration(of name: String, in file: CodeFile) -> Range<Int>? {
        for place in file.tokens.indices where file.has(name, at: place) {
            var start = place + 1
            if file.has(":", at: start) {
                while start < place + 6, !file.has("=", at: start) { start += 1 }
            }
            guard file.has("=", at: start) else { continue }
            if file.has("[", at: start + 1), let end = file.closing(start + 1) {
                return start + 1..<end
            }
            let end = (start..<file.tokens.count).first {
                file.has(";", at: $0) || file.line($0) > file.line(start)
            }
            return start + 1..<(end ?? start + 1)
        }
        return nil
    }

    private func tokenHandedOn(at place: Int, in file: CodeFile) -> AppFact? {
        let isAssigned = file.has("apnsToken", at: place) && file.has("=", at: place + 1)
        let isSet =
            ["setAPNSToken", "setAPNSTokenType"].contains(file.text(place))
            && file.tokens[place].kind == .word
        guard
            isAssigned || isSet || file.has("APNSToken", at: place) && file.has("=", at: place + 1)
        else { return nil }
        return AppFact(.tokenHandedOn, "firebase", at: file.line(place), in: file)
    }
}
