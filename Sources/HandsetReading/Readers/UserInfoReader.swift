/// Follows `userInfo` through methods: the keys that are read from it, and where their values go.
struct UserInfoReader {
    /// A method whose names hold a notification's `userInfo` or a part of it.
    private struct Visit: Hashable {
        let method: Int
        let name: String
        let path: [String]
        /// The callback that it began in, by its short name.
        let callback: String
    }

    let project: CodeProject
    private(set) var facts: [AppFact] = []
    /// The callbacks in which `userInfo` is read or handed on.
    private var routes: [String: AppFact] = [:]

    private static let maximumVisitCount = 2_000
    /// Parameters of callbacks that are `userInfo` themselves.
    private static let labels: Set = ["didReceiveRemoteNotification", "forRemoteNotification"]

    init(_ project: CodeProject) {
        self.project = project
        var (waiting, seen): ([Visit], Set<Visit>) = ([], [])
        for (index, method) in project.methods.enumerated() {
            let callback = DelegateMethodNames.shortName(of: method) ?? ""
            for parameter in method.parameters where Self.labels.contains(parameter.label) {
                waiting.append(
                    Visit(method: index, name: parameter.name, path: [], callback: callback))
            }
            // Names that are not parameters are found in the body.
            waiting.append(Visit(method: index, name: "", path: [], callback: callback))
        }
        while let visit = waiting.popLast(), seen.count < Self.maximumVisitCount {
            guard seen.insert(visit).inserted else { continue }
            waiting += take(visit)
        }
        facts += routes.values.sorted { $0.value < $1.value }
    }

    /// Reads a method, and returns what it hands on.
    private mutating func take(_ visit: Visit) -> [Visit] {
        let method = project.methods[visit.method]
        let file = project.files[method.file]
        var roots: [String: [String]] = visit.name.isEmpty ? [:] : [visit.name: visit.path]
        var (next, used): ([Visit], Set<Int>) = ([], [])
        var place = method.body.lowerBound
        while place < method.body.upperBound {
            defer { place += 1 }
            guard !used.contains(place),
                let read = UserInfoRead(
                    at: place, in: file, roots: roots, isOfBody: visit.name.isEmpty,
                    constants: project.constants)
            else { continue }
            used.formUnion(read.range)
            let binding = file.binding(of: read.range.lowerBound)
            let isUsed =
                binding.map {
                    file.isSubscripted($0, after: read.range.upperBound, in: method.body)
                } ?? false
            if let binding { roots[binding] = read.path }
            // A name for a part is no second read of it.
            let isRead = read.path.count > read.rootCount
            if isRead, !isUsed, !file.isAssigned(read.range) {
                let destination = destination(of: read.range, bound: binding, in: file, method)
                facts.append(
                    AppFact(
                        .key, read.path.joined(separator: "."), detail: destination,
                        at: file.line(read.range.upperBound - 1), in: file,
                        read.isGuessed ? .guess : .certain))
                note(visit.callback, at: read.range.lowerBound, in: file)
            }
            // A dictionary that is handed on.
            if let call = file.call(around: read.range.lowerBound, in: method.body),
                !UserInfoRead.isLog(call.name)
            {
                if read.path.isEmpty, call.argument.count <= read.range.count + 6 {
                    note(visit.callback, at: place, in: file)
                }
                next += visits(of: call, path: read.path, range: read.range, visit, in: file)
            }
        }
        if visit.name.isEmpty { next += responses(in: method, file, visit) }
        return next
    }

    private mutating func note(_ callback: String, at place: Int, in file: CodeFile) {
        let known: Set = [
            "launch", "scene-connect", "legacy", "fetch", "actions", "will-present", "did-receive",
        ]
        guard known.contains(callback), routes[callback] == nil else { return }
        routes[callback] = AppFact(
            .routes, callback == "scene-connect" ? "scene" : callback, at: file.line(place),
            in: file, .likely)
    }

    /// The methods that get a dictionary, which reads it under their own names.
    private func visits(
        of call: CodeCall, path: [String], range: Range<Int>, _ visit: Visit, in file: CodeFile
    ) -> [Visit] {
        // Only the dictionary itself, and no value in a larger expression.
        guard call.argument.lowerBound == range.lowerBound else { return [] }
        return project.methods(named: call.name).compactMap { index in
            let method = project.methods[index]
            guard method.parameters.indices.contains(call.index),
                call.label.isEmpty || method.parameters[call.index].label == call.label
                    || method.parameters.contains(where: { $0.label == call.label })
            else { return nil }
            let parameter =
                method.parameters.first { !call.label.isEmpty && $0.label == call.label }
                ?? method.parameters[call.index]
            return Visit(
                method: index, name: parameter.name, path: path, callback: visit.callback)
        }
    }

    /// A response or a notification that is handed on whole: its method finds `userInfo` in it.
    private mutating func responses(
        in method: CodeMethod, _ file: CodeFile, _ visit: Visit
    ) -> [Visit] {
        let parameters = method.parameters.filter {
            [
                "didReceive", "didReceiveNotificationResponse", "willPresent",
                "willPresentNotification",
            ]
            .contains($0.label)
        }
        guard let name = parameters.first?.name, !visit.callback.isEmpty else { return [] }
        for place in method.body where file.has(name, at: place) {
            guard !file.has(".", at: place + 1), !file.has(".", at: place - 1),
                let call = file.call(around: place, in: method.body),
                !UserInfoRead.isLog(call.name),
                !call.name.hasPrefix("userNotificationCenter")
            else { continue }
            note(visit.callback, at: place, in: file)
        }
        return []
    }

    private func destination(
        of range: Range<Int>, bound binding: String?, in file: CodeFile, _ method: CodeMethod
    ) -> String {
        var places = [range.lowerBound]
        if let binding {
            places += (range.upperBound..<method.body.upperBound).filter {
                file.has(binding, at: $0) && !file.has(".", at: $0 - 1)
                    && !file.has(":", at: $0 + 1)
            }
        }
        var best = ""
        for place in places {
            var place = place
            // The functions around it, from the innermost on.
            for _ in 0..<4 {
                guard let call = file.call(around: place, in: method.body) else { break }
                switch UserInfoRead.destination(of: call.name) {
                case "url": return "url"
                case "": break
                case let other: if best.isEmpty || other == "notification" { best = other }
                }
                place = call.place
            }
        }
        return best
    }
}
