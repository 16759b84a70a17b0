import HandsetTree

/// The names of Foundation's notifications, where they are posted and observed.
enum FlowPosts {
    /// The text of a notification's name, or the name of its constant; `nil` for a variable that may be any.
    static func name(_ expression: CodeNode, in project: CodeProject) -> String? {
        if let text = project.constants.text(of: expression) { return text }
        let node = expression.plain
        guard node.kind == .name, let local = node.localDeclaration else { return node.names.last }
        guard let value = local[.value]?.plain, value.kind == .member else { return nil }
        return project.constants.text(of: value) ?? value.names.last
    }

    /// The name of the notification whose closure a call gets; `nil` for other calls.
    static func observedName(of call: CodeNode, in project: CodeProject) -> String? {
        switch call.text {
        case "addObserver", "addObserverForName":
            return call.argument("forName", "addObserverForName").flatMap { name($0, in: project) }
        case "onReceive", "sink":
            let publisher =
                call.text == "sink"
                ? call.receiver : call.argumentValues.first { $0.plain.kind != .closure }
            return publisher?.descendantsAndSelf.first {
                $0.kind == .call && $0.text == "publisher"
            }?.argument("for").flatMap { name($0, in: project) }
        default: return nil
        }
    }

    /// The method that a call makes an observer, and the notification's name; `nil` for other calls.
    static func observer(_ call: CodeNode, in project: CodeProject) -> (
        name: String, method: String
    )? {
        guard call.text == "addObserver",
            let selector = call.argument("selector"),
            let nameOf = call.argument("name"),
            let name = name(nameOf, in: project)
        else { return nil }
        // `#selector(App.open(_:))`, `@selector(open:)`.
        let text = selector.plain.text
        let method = text.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last
        return method.map { (name, String($0)) }
    }
}
