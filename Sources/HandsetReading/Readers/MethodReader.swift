/// Reads the methods of delegates, and the paths on which they forget their completion handlers.
struct MethodReader {
    let project: CodeProject
    /// The methods that iOS never calls.
    let misspelt: [AppFact]

    var facts: [AppFact] {
        project.methods.flatMap { method -> [AppFact] in
            guard let name = DelegateMethodNames.shortName(of: method), !isMisspelt(method),
                isCalled(method, named: name)
            else { return [] }
            let file = project.files[method.file]
            let fact = AppFact(
                .method, name, detail: method.typeName ?? "", at: method.line, in: file)
            return [fact] + missingHandlers(of: method, named: name, in: file)
        }
    }

    private func isMisspelt(_ method: CodeMethod) -> Bool {
        misspelt.contains {
            $0.place.file == project.files[method.file].path && $0.place.line == method.line
        }
    }

    /// A method of a service extension counts only in one.
    private func isCalled(_ method: CodeMethod, named name: String) -> Bool {
        guard name.hasPrefix("extension-"), let type = method.typeName else { return true }
        return project.ancestors(of: type).contains {
            $0.hasSuffix("ServiceExtension") || $0.hasSuffix("NotificationService")
        }
    }

    private func missingHandlers(
        of method: CodeMethod, named name: String, in file: CodeFile
    ) -> [AppFact] {
        guard let handler = DelegateMethodNames.handler(of: method),
            !["launch", "will-launch"].contains(name)
        else { return [] }
        let stored = storedNames(of: handler, in: method, of: file)
        let names = stored.union([handler])
        let sure = name == "extension-did-receive" ? copies(in: method, of: file) : []
        let paths = CompletionPaths(
            method, handlers: names, callers: callers(of: stored, besides: method),
            sure: names.union(sure), in: file)
        return paths.missing.map { line in
            AppFact(
                .handlerMissing, name, detail: "\(method.typeName ?? "").\(handler)", at: line,
                in: file, paths.isPassedOn || !paths.isNamed ? .likely : .certain)
        }
    }

    /// The other methods of the type that name the property with the handler, but for the end of its time.
    private func callers(of names: Set<String>, besides method: CodeMethod) -> Set<String> {
        guard !names.isEmpty, let type = method.typeName else { return [] }
        let others = project.methods(ofType: type).filter { other in
            other.line != method.line && !other.baseName.hasPrefix("serviceExtensionTime")
                && other.body.contains { place in
                    names.contains { project.files[other.file].has($0, at: place) }
                }
        }
        return Set(others.map(\.baseName))
    }

    /// The names of the request's copied content, which is always there.
    private func copies(in method: CodeMethod, of file: CodeFile) -> Set<String> {
        var names: Set<String> = []
        for place in method.body where file.has("mutableCopy", at: place) {
            var start = place
            while start > method.body.lowerBound, !file.has("=", at: start),
                !["{", "}", ";"].contains(file.text(start))
            {
                start -= 1
            }
            if file.has("=", at: start), file.isName(start - 1) {
                names.insert(file.text(start - 1))
            }
        }
        return names
    }

    /// The properties that keep the handler, which are called in its place.
    private func storedNames(
        of handler: String, in method: CodeMethod, of file: CodeFile
    ) -> Set<String> {
        var names: Set<String> = []
        for place in method.body
        where file.has("=", at: place) && file.has(handler, at: place + 1)
            && file.isName(place - 1)
        {
            names.insert(file.text(place - 1))
        }
        return names
    }
}
