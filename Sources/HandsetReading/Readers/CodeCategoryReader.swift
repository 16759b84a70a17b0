/// Reads the categories that an app makes, with their actions.
struct CodeCategoryReader {
    let project: CodeProject

    var facts: [AppFact] {
        project.files.flatMap { file in
            file.tokens.indices.compactMap { fact(at: $0, in: file) }
        }
    }

    private func fact(at place: Int, in file: CodeFile) -> AppFact? {
        guard
            let identifier = identifier(
                of: ["UNNotificationCategory"], "categoryWithIdentifier", at: place, in: file)
        else { return nil }
        let actions = actions(of: identifier.arguments, in: file)
        return AppFact(
            .category, identifier.text, detail: actions.joined(separator: ","),
            at: file.line(identifier.place), in: file, identifier.isText ? .certain : .guess)
    }

    private struct Identifier {
        let text: String
        let isText: Bool
        let place: Int
        let arguments: Range<Int>
    }

    /// The identifier of an object that is created at an index.
    private func identifier(
        of types: Set<String>, _ selector: String, at place: Int, in file: CodeFile
    ) -> Identifier? {
        guard file.isName(place), types.contains(file.text(place)) else { return nil }
        if file.has("(", at: place + 1), let end = file.closing(place + 1),
            file.has("identifier", at: place + 2)
        {
            return self.identifier(at: place + 4, place, place + 2..<end, in: file)
        }
        if file.has(".", at: place + 1), file.has("init", at: place + 2),
            file.has("(", at: place + 3), let end = file.closing(place + 3)
        {
            return self.identifier(at: place + 6, place, place + 4..<end, in: file)
        }
        if file.has("[", at: place - 1), let end = file.closing(place - 1),
            file.text(place + 1).hasSuffix("WithIdentifier"), file.has(":", at: place + 2)
        {
            return self.identifier(at: place + 3, place, place + 1..<end, in: file)
        }
        return nil
    }

    private func identifier(
        at index: Int, _ place: Int, _ arguments: Range<Int>, in file: CodeFile
    ) -> Identifier {
        if let text = file.string(at: index) {
            return Identifier(text: text, isText: true, place: place, arguments: arguments)
        }
        var (names, next) = ([String](), index)
        while file.isName(next) {
            names.append(file.text(next))
            guard file.has(".", at: next + 1) else { break }
            next += 2
        }
        let name = names.last { $0 != "rawValue" }
        let constant = name.flatMap {
            file.localText(of: $0, before: place) ?? project.constants[$0]
        }
        return Identifier(
            text: constant ?? names.joined(separator: "."), isText: constant != nil, place: place,
            arguments: arguments)
    }

    /// The identifiers of the actions in a category's arguments, by their names or where they stand.
    private func actions(of arguments: Range<Int>, in file: CodeFile) -> [String] {
        guard
            let label = arguments.first(where: {
                file.has("actions", at: $0) && file.has(":", at: $0 + 1)
            })
        else { return [] }
        let start = label + 2
        var end = start
        while end < arguments.upperBound, !file.has(",", at: end) {
            if "([{".contains(file.text(end)), file.tokens[end].kind == .sign,
                let last = file.closing(end)
            {
                end = last
            }
            if file.isName(end), file.has(":", at: end + 1) { break }
            end += 1
        }
        return actions(between: start..<end, in: file)
    }

    private func actions(between range: Range<Int>, in file: CodeFile) -> [String] {
        range.flatMap { place -> [String] in
            if let created = created(at: place, in: file) { return [created] }
            guard file.isName(place), !file.has(".", at: place - 1), !file.has(":", at: place + 1)
            else { return [] }
            return declared(file.text(place), before: place, in: file)
        }
    }

    private func created(at place: Int, in file: CodeFile) -> String? {
        identifier(
            of: ["UNNotificationAction", "UNTextInputNotificationAction"], "actionWithIdentifier",
            at: place, in: file)?.text
    }

    /// The actions of a name: that of the nearest declaration, or those of its list.
    private func declared(_ name: String, before place: Int, in file: CodeFile) -> [String] {
        let declarations = file.tokens.indices.filter {
            file.has(name, at: $0)
                && (file.has("=", at: $0 + 1)
                    || file.has(":", at: $0 + 1) && file.has("let", at: $0 - 1))
        }
        guard let start = declarations.last(where: { $0 < place }) ?? declarations.first else {
            return []
        }
        var first = start + 1
        while first < start + 8, !file.has("=", at: first) { first += 1 }
        guard file.has("[", at: first + 1),
            !file.has("UNNotificationAction", at: first + 2) || file.language == .swift,
            let end = file.closing(first + 1)
        else {
            return (first..<min(first + 6, file.tokens.count)).lazy.compactMap {
                created(at: $0, in: file)
            }.first.map { [$0] } ?? []
        }
        let appended = file.tokens.indices.filter {
            $0 > end && $0 < place && file.has(name, at: $0) && file.has("append", at: $0 + 2)
        }.flatMap { call -> [String] in
            guard let last = file.closing(call + 3) else { return [] }
            return actions(between: call + 4..<last, in: file)
        }
        return actions(between: first + 2..<end, in: file) + appended
    }
}
