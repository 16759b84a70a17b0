/// Reads what is presented in the foreground.
struct PresentationReader {
    let project: CodeProject

    private static let options = [
        "alert": "alert", "badge": "badge", "sound": "sound", "list": "list", "banner": "banner",
        "UNNotificationPresentationOptionAlert": "alert",
        "UNNotificationPresentationOptionBadge": "badge",
        "UNNotificationPresentationOptionSound": "sound",
        "UNNotificationPresentationOptionList": "list",
        "UNNotificationPresentationOptionBanner": "banner",
    ]

    var facts: [AppFact] {
        project.methods.flatMap { method -> [AppFact] in
            guard DelegateMethodNames.shortName(of: method) == "will-present" else { return [] }
            let file = project.files[method.file]
            return answers(of: method, in: file).map { place, argument in
                fact(at: place, argument, in: file)
            }
        }
    }

    /// The arguments of the handler, or the values that are returned.
    private func answers(of method: CodeMethod, in file: CodeFile) -> [(Int, Range<Int>)] {
        if let handler = DelegateMethodNames.handler(of: method) {
            return method.body.compactMap { place in
                guard file.has(handler, at: place) else { return nil }
                var start = place + 1
                while file.has("?", at: start) || file.has("!", at: start) { start += 1 }
                guard file.has("(", at: start), let end = file.closing(start) else { return nil }
                return (place, start + 1..<end)
            }
        }
        let returns = method.body.filter {
            file.has("return", at: $0) && file.laterClosure(around: $0, in: method.body) == nil
        }
        guard !returns.isEmpty else {
            return method.body.isEmpty ? [] : [(method.body.lowerBound, method.body)]
        }
        return returns.map { place in
            var end = place + 1
            while end < method.body.upperBound {
                if file.has("[", at: end), let last = file.closing(end) { end = last }
                if end > place + 1, file.line(end) > file.line(place), !file.has(".", at: end),
                    !file.has("]", at: end)
                {
                    break
                }
                end += 1
            }
            return (place, place + 1..<end)
        }
    }

    private func fact(at place: Int, _ argument: Range<Int>, in file: CodeFile) -> AppFact {
        var names: Set<String> = []
        for place in argument {
            guard file.tokens[place].kind == .word, let option = Self.options[file.text(place)]
            else {
                continue
            }
            if file.language == .objectiveC || file.has(".", at: place - 1) { names.insert(option) }
        }
        let isNone =
            argument.allSatisfy {
                ["[", "]", "0", "(", ")", "(", "UNNotificationPresentationOptionNone"].contains(
                    file.text($0))
            }
            || argument.contains { file.has("rawValue", at: $0) && file.has("0", at: $0 + 2) }
            || file.has("init", at: argument.lowerBound + 1) && argument.count == 4
        let value = names.isEmpty ? "none" : names.sorted().joined(separator: ",")
        return AppFact(
            .presents, value, at: file.line(place), in: file,
            names.isEmpty && !isNone || argument.contains { file.has("return", at: $0) }
                ? .guess : .certain)
    }
}
