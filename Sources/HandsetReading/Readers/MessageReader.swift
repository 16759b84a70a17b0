/// Reads the keys that JavaScript and Dart take from a message's data, and handlers that come too late.
struct MessageReader {
    let project: CodeProject

    private static let owners = ["message", "notification", "response", "action"]
    /// Functions whose closure runs later than the line itself.
    private static let later: Set = ["then", "finally", "setTimeout"]
    private static let maximumDepth = 4

    var facts: [AppFact] {
        project.files.indices.flatMap { index -> [AppFact] in
            let file = project.files[index]
            guard file.language == .javaScript || file.language == .dart else { return [] }
            return file.tokens.indices.compactMap { place in
                key(at: place, in: file) ?? lateHandler(at: place, in: file, index)
            }
        }
    }

    /// `message.data?.url`, `data.additionalData.url` and their forms with brackets.
    private func key(at place: Int, in file: CodeFile) -> AppFact? {
        let isData =
            file.has("data", at: place) && file.has(".", at: place - 1)
            && owner(before: place - 1, in: file)
        guard isData || file.has("additionalData", at: place) else { return nil }
        var next = place + 1
        while file.has("?", at: next) || file.has("!", at: next) { next += 1 }
        let name: String
        if file.has(".", at: next), file.isName(next + 1), !file.has("(", at: next + 2) {
            name = file.text(next + 1)
        } else if file.has(".", at: next), let text = file.string(at: next + 2),
            file.has("[", at: next + 1)
        {
            name = text
        } else if file.has("[", at: next), let text = file.string(at: next + 1) {
            name = text
        } else {
            return nil
        }
        // Cordova's plugin adds these itself.
        if ["foreground", "coldstart", "dismissed", "notId", "length", "keys", "entries"].contains(
            name)
        {
            return nil
        }
        return AppFact(.key, name, detail: "router", at: file.line(place), in: file, .likely)
    }

    private func owner(before dot: Int, in file: CodeFile) -> Bool {
        var place = dot - 1
        while file.has("?", at: place) || file.has("!", at: place) { place -= 1 }
        guard file.isName(place) else { return false }
        let name = file.text(place).lowercased()
        return Self.owners.contains { name.contains($0) }
    }

    /// Cordova's plugin keeps no event for a handler that is not there yet.
    private func lateHandler(at place: Int, in file: CodeFile, _ index: Int) -> AppFact? {
        guard file.string(at: place) == "notification", file.has("(", at: place - 1),
            file.has("on", at: place - 2), file.has(".", at: place - 3)
        else { return nil }
        var seen: Set<String> = []
        guard let callee = laterCallee(around: place, in: file, depth: 0, &seen) else { return nil }
        return AppFact(
            .handlerLate, "push.on.notification", detail: callee, at: file.line(place), in: file,
            .likely)
    }

    /// The function in whose closure an index runs later, also through the functions that lead there.
    private func laterCallee(
        around place: Int, in file: CodeFile, depth: Int, _ seen: inout Set<String>
    ) -> String? {
        var brace = file.outerBraces[place]
        while brace >= 0 {
            if let head = functionHead(of: brace, in: file) {
                if let name = head.name {
                    return calls(of: name, depth, &seen)
                }
                if let call = file.call(around: head.place, in: 0..<file.tokens.count),
                    Self.later.contains(call.name)
                {
                    return call.name
                }
            }
            brace = file.outerBraces[brace]
        }
        return nil
    }

    /// All calls of a function are later, or none is counted.
    private func calls(of name: String, _ depth: Int, _ seen: inout Set<String>) -> String? {
        guard depth < Self.maximumDepth, seen.insert(name).inserted else { return nil }
        var found: [String?] = []
        for file in project.files where file.language == .javaScript {
            for place in file.tokens.indices
            where file.has(name, at: place) && !file.has("function", at: place - 1)
                && (file.has("(", at: place + 1) || file.has(")", at: place + 1)
                    || file.has(",", at: place + 1))
            {
                found.append(laterCallee(around: place, in: file, depth: depth + 1, &seen))
            }
        }
        return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
    }

    private func functionHead(of brace: Int, in file: CodeFile) -> (name: String?, place: Int)? {
        var place = brace - 1
        if file.has(">", at: place), file.has("=", at: place - 1) { place -= 2 }
        if file.has(")", at: place), let start = file.opening(place) { place = start - 1 }
        if file.has("function", at: place) { return (nil, place) }
        if file.isName(place), file.has("function", at: place - 1) {
            return (file.text(place), place)
        }
        return file.has(">", at: brace - 1) ? (nil, place + 1) : nil
    }
}
