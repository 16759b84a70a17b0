import HandsetTree

/// Reads what JavaScript and Dart let a library present in the foreground.
struct ScriptPresentationReader {
    let handlers: PushHandlers
    private var project: CodeProject { handlers.functions.project }

    private static let parts = [
        ("shouldShowAlert", "alert"), ("shouldPlaySound", "sound"), ("shouldSetBadge", "badge"),
        ("shouldShowBanner", "banner"), ("shouldShowList", "list"),
    ]
    private static let names: Set = ["alert", "badge", "sound"]

    var facts: [AppFact] {
        handlers.all.filter { $0.name == "setNotificationHandler" }.flatMap { ofExpo($0) }
            + project.scriptUses(of: "setForegroundNotificationPresentationOptions")
            .filter { $0.kind == .call && $0.tree.language == .dart }.map { ofFlutter($0) }
    }

    /// The dictionaries that the handler of Expo gives for a notification.
    private func ofExpo(_ handler: PushHandler) -> [AppFact] {
        guard let call = handler.call else { return [] }
        let dictionaries = call.descendants(.dictionary).filter { dictionary in
            dictionary.children.contains { $0.label.hasPrefix("should") }
        }
        return dictionaries.map { dictionary in
            var (words, isKnown): (Set<String>, Bool) = ([], true)
            for entry in dictionary.children where entry.kind == .entry {
                guard let part = Self.parts.first(where: { $0.0 == entry.label })?.1 else {
                    continue
                }
                let value = entry[.value]?.plain
                if value?.kind != .boolean { isKnown = false }
                if value?.text == "true" { words.insert(part) }
            }
            return fact(
                words, at: dictionary,
                dictionaries.count > 1 ? .likely : isKnown ? .certain : .guess)
        }
    }

    private func ofFlutter(_ call: CodeNode) -> AppFact {
        var (words, isKnown): (Set<String>, Bool) = ([], true)
        for argument in call.all(.argument) where Self.names.contains(argument.label) {
            let value = argument[.value]?.plain
            if value?.kind != .boolean { isKnown = false }
            if value?.text == "true" { words.insert(argument.label) }
        }
        return fact(words, at: call, isKnown ? .certain : .guess)
    }

    private func fact(_ words: Set<String>, at node: CodeNode, _ confidence: Confidence) -> AppFact
    {
        AppFact(.presents(words.sorted()), at: node, confidence)
    }
}
