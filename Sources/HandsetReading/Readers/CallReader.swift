import HandsetTree

/// Reads the methods of PushKit, the payload's keys, and the paths on which no call is reported.
struct CallReader {
    let project: CodeProject

    private static let methods: [(beginning: String, name: String)] = [
        ("pushRegistry(_:didReceiveIncoming", "voip-push"),
        ("pushRegistry:didReceiveIncoming", "voip-push"),
        ("pushRegistry(_:didUpdate:", "voip-token"),
        ("pushRegistry:didUpdatePushCredentials:", "voip-token"),
        ("pushRegistry(_:didInvalidatePushToken", "voip-token-invalid"),
        ("pushRegistry:didInvalidatePushToken", "voip-token-invalid"),
    ]
    private static let reports: Set = ["reportNewIncomingCall", "reportNewIncomingCallWithUUID"]

    var facts: [AppFact] {
        let callers = reporting
        return project.methods(named: ["pushRegistry"]).flatMap { method -> [AppFact] in
            guard let type = method.typeName, !method.isProperty,
                let name = Self.methods.first(where: { method.name.hasPrefix($0.beginning) })?.name
            else { return [] }
            let fact = AppFact(.voipMethod, name, detail: type, at: method.node)
            return [fact] + (name == "voip-push" ? missing(in: method, callers) : [])
        } + keys
    }

    /// The functions that report a call, and those of the project that lead to them.
    private var reporting: Set<String> {
        var found = Self.reports
        for _ in 0..<3 {
            for name in found {
                for use in project.uses(of: name) where use.kind == .call {
                    if let method = project.method(around: use), !method.isInitializer,
                        !method.baseName.hasPrefix("pushRegistry")
                    {
                        found.insert(method.baseName)
                    }
                }
            }
        }
        return found
    }

    private func missing(in method: CodeMethod, _ callers: Set<String>) -> [AppFact] {
        // A push of another type needs no call.
        let paths = CompletionPaths(
            method, handlers: [], callers: callers, awaited: ["voIP", "PKPushTypeVoIP"])
        return paths.missing.map { line in
            // A call may be reported where a function is not seen, or in a kit.
            AppFact(
                .callMissing, "voip-push", detail: method.typeName ?? "", at: line, in: method.node,
                paths.isPassedOn ? .likely : .guess)
        }
    }

    // MARK: - Keys

    private var keys: [AppFact] {
        project.uses(of: "dictionaryPayload").filter { $0.kind == .member && $0[.base] != nil }
            .flatMap { use -> [AppFact] in
                if let own = key(readFrom: use) { return [own] }
                // let data = payload.dictionaryPayload
                guard let variable = use.whole.parent, variable.kind == .variable,
                    let scope = variable.parent
                else { return [] }
                return scope.descendants.filter {
                    $0.kind == .name && $0.text == variable.text && $0.localDeclaration == variable
                }.compactMap { key(readFrom: $0) }
            }
    }

    private func key(readFrom node: CodeNode) -> AppFact? {
        var (path, place, node) = ([String](), node, node)
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
        return path.isEmpty ? nil : AppFact(.voipKey, path.joined(separator: "."), at: place)
    }
}
