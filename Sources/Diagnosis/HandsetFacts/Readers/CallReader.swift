import HandsetTree

/// Reads the methods of PushKit, the payload's keys, and the paths on which no call is reported.
struct CallReader {
    let project: CodeProject

    private static let methods: [(beginning: String, callback: AppFact.Callback)] = [
        ("pushRegistry(_:didReceiveIncoming", .voipPush),
        ("pushRegistry:didReceiveIncoming", .voipPush),
        ("pushRegistry(_:didUpdate:", .voipToken),
        ("pushRegistry:didUpdatePushCredentials:", .voipToken),
        ("pushRegistry(_:didInvalidatePushToken", .voipTokenInvalid),
        ("pushRegistry:didInvalidatePushToken", .voipTokenInvalid),
    ]

    var facts: [AppFact] {
        let methods = project.methods(named: "pushRegistry")
        guard !methods.isEmpty else { return keys }
        let reports = CallReports(project)
        return methods.flatMap { method -> [AppFact] in
            guard let type = method.typeName, !method.isProperty,
                let callback = Self.methods.first(where: {
                    method.name.hasPrefix($0.beginning)
                })?.callback
            else { return [] }
            let fact = AppFact(.voipMethod(callback, of: type), at: method.node)
            return [fact]
                + (callback == .voipPush && !isReplaced(method) ? paths(of: method, reports) : [])
        } + keys
    }

    /// Returns true for the oldest form of the method beside a newer one of the same type, which iOS calls instead.
    private func isReplaced(_ method: CodeMethod) -> Bool {
        guard !method.isAsync, method.parameters.count == 3, let type = method.typeName else {
            return false
        }
        return project.methods(ofType: type).contains { other in
            other.baseName == method.baseName && other.parameters.count == 4
                && other.name.contains("didReceiveIncomingPushWith")
        }
    }

    // MARK: - Paths

    private func paths(of method: CodeMethod, _ reports: CallReports) -> [AppFact] {
        let type = method.typeName ?? ""
        if method.isAsync {
            // What iOS does with the newer method in this form is not known.
            guard !method.name.contains("VoIPPush") else { return [] }
            return [AppFact(.callAsync(of: type), at: method.node, .likely)]
        }
        let paths = reports.paths(of: method)
        let others = handedOn(in: method, reports)
        let late = paths.late.map { call in
            AppFact(
                .callLate(call.text, in: reports.function(delaying: call)), at: call,
                others.isEmpty ? .certain : .likely)
        }
        let missing = paths.missing.map { line, node in
            // A call may be reported where a function is not seen, or in a kit.
            AppFact(.callMissing(of: type), at: line, in: node, others.isEmpty ? .likely : .guess)
        }
        return late + missing + others + unfinished(method)
    }

    /// The paths that never say that the push is handled.
    private func unfinished(_ method: CodeMethod) -> [AppFact] {
        let labels: Set = ["completion", "withCompletionHandler"]
        guard let handler = method.parameters.last(where: { labels.contains($0.label) })?.name
        else { return [] }
        // It may be called where it is given to, and in a part of the file that was not read.
        let paths = CompletionPaths(method, handlers: [handler])
        let isOpen = paths.isPassedOn || !paths.isNamed || !method.node.tree.gaps.isEmpty
        return paths.missing.map { line in
            AppFact(
                .handlerMissing(.voipPush, of: method.typeName ?? "", handler: handler),
                at: line, in: method.node, isOpen ? .likely : .certain)
        }
    }

    /// The calls that get the payload, and neither report a call nor only look at it.
    private func handedOn(in method: CodeMethod, _ reports: CallReports) -> [AppFact] {
        let names = Set(
            method.parameters.filter { $0.type.plainTypeName == "PKPushPayload" }.map(\.name))
        return method.body.descendants(.name).compactMap { name in
            guard names.contains(name.text), let (call, _) = name.callAround,
                !reports.isReport(call), !UserInfoUse.isLog(call.text),
                !Self.looks.contains(call.text),
                !(call.text.first?.isUppercase ?? true) || name.callOfArgument != nil
            else { return nil }
            return AppFact(.callHandedOn(call.text, of: method.typeName ?? ""), at: call)
        }
    }

    /// The functions that only look at a payload.
    private static let looks: Set = [
        "UUID", "String", "Int", "Double", "Bool", "isEqual", "isEqualToString", "objectForKey",
        "valueForKey", "value", "data", "dataWithJSONObject", "JSONSerialization", "decode",
        "initWithUUIDString", "stringWithFormat", "flatMap", "map", "compactMap", "NSLog",
        "isValidJSONObject", "dictionaryWithDictionary", "Dictionary",
    ]

    // MARK: - Keys

    private var keys: [AppFact] {
        var known: [Part: [AppFact]] = [:]
        let all = project.uses(of: "dictionaryPayload").filter { use in
            use.kind == .member && use[.base] != nil
        }.flatMap { keys(in: Part(node: $0, path: []), &known, depth: 0) }
        var seen: Set<AppFact> = []
        return all.filter { seen.insert($0).inserted }
    }

    private static let maximumDepth = 8

    /// An expression that has a part of the payload.
    private struct Part: Hashable {
        let node: CodeNode
        let path: [String]
    }

    /// The keys that are read from a part of the payload, also by a variable that keeps it, and in a function of the
    /// app's own that gets it.
    private func keys(
        in part: Part, _ known: inout [Part: [AppFact]], depth: Int
    ) -> [AppFact] {
        if let facts = known[part] { return facts }
        // What leads back to itself has no key.
        known[part] = []
        let (place, whole) = read(from: part.node, behind: part.path)
        var inner: [AppFact] = []
        if depth < Self.maximumDepth {
            inner = names(getting: place).flatMap {
                keys(in: Part(node: $0, path: whole), &known, depth: depth + 1)
            }
        }
        // A part of which other keys are read is only a step.
        if inner.isEmpty, whole.count > part.path.count {
            inner = [AppFact(.voipKey(whole.joined(separator: ".")), at: place)]
        }
        known[part] = inner
        return inner
    }

    /// The names that stand for the value of an expression behind it.
    private func names(getting place: CodeNode) -> [CodeNode] {
        if let bound = place.bound {
            return bound.ancestor(.function, .closure).map { scope in
                scope.names(of: bound, after: place).filter { $0.localDeclaration == bound }
            } ?? []
        }
        guard let (call, argument) = place.callOfArgument else { return [] }
        return project.callees(of: call, fromAtMost: Self.maximumDepth).flatMap { callee in
            let name = callee.parameter(for: argument, of: call)?.name
            return callee.body.descendants(.name).filter { node in
                node.text == name && node.localDeclaration?.kind == .parameter
                    && node.localDeclaration?.parent == callee.node
            }
        }
    }

    private func read(
        from node: CodeNode, behind path: [String]
    ) -> (place: CodeNode, path: [String]) {
        var (path, place, node) = (path, node, node)
        while let read = node.whole.parent, path.count < 8 {
            let isSubscript = read.kind == .subscript && node.whole.role == .base
            let call = read.kind == .member ? read.whole.parent : nil
            guard let reader = isSubscript ? read : call,
                isSubscript
                    || reader.kind == .call
                        && ["objectForKey", "valueForKey", "value"].contains(reader.text),
                let text = reader.argumentValues.first.flatMap({ project.constants.text(of: $0) })
            else { break }
            path.append(text)
            (place, node) = (reader, reader)
        }
        return (place, path)
    }
}
