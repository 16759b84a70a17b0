import HandsetTree

/// The lines of scripts that listen for events of native code.
struct ScriptListeners {
    /// A line that listens: the call that has the event's name.
    struct Listener {
        let name: String
        let call: CodeNode

        /// The receivers of the event: closures, and names of functions.
        var handlers: [CodeNode] {
            call.argumentValues.map(\.plain).flatMap { value in
                value.kind == .dictionary
                    ? value.children.compactMap { $0.kind == .entry ? $0[.value]?.plain : nil }
                    : [value]
            }
        }
    }

    let project: CodeProject

    private static let functions = ["addListener", "addEventListener"]

    var all: [Listener] {
        Self.functions.flatMap { project.scriptUses(of: $0) }.filter {
            $0.kind == .call && $0.tree.isScriptOfApp
        }.flatMap { listeners(at: $0) }
    }

    /// A call with a name, or the calls of the function around it, which give the name.
    private func listeners(at call: CodeNode) -> [Listener] {
        guard let value = call.argumentValues.first?.plain else { return [] }
        if let name = value.string { return [Listener(name: name, call: call)] }
        guard value.kind == .name,
            let around = call.ancestors.first(where: { $0.kind == .function })
        else { return [] }
        let place = around.all(.parameter).firstIndex { $0.text == value.text }
        return project.scriptUses(of: around.text).flatMap { use -> [Listener] in
            guard use.kind == .call, use.tree.isScriptOfApp else { return [] }
            let arguments = use.argumentValues.map(\.plain)
            if let place {
                guard place < arguments.count, let name = arguments[place].string else { return [] }
                return [Listener(name: name, call: use)]
            }
            // listen({ name: 'opened', handler: … })
            return arguments.filter { $0.kind == .dictionary }.flatMap(\.children).compactMap {
                $0.kind == .entry && $0.label == value.text
                    ? $0[.value]?.string.map { Listener(name: $0, call: use) } : nil
            }
        }
    }
}
