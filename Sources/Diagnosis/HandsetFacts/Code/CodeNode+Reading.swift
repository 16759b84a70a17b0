import HandsetTree

/// The questions of the readers about expressions.
extension CodeNode {
    /// The expression without casts, `try`, `await`, and signs behind it.
    var plain: CodeNode {
        var node = self
        while [.unwrap, .effect, .cast].contains(node.kind), let value = node[.value] {
            node = value
        }
        return node
    }

    /// The largest expression around this one that has its value.
    var whole: CodeNode {
        var node = self
        while let parent = node.parent, [.unwrap, .effect, .cast].contains(parent.kind) {
            node = parent
        }
        return node
    }

    /// The names of a chain of members, such as `Keys` and `order`; empty if it is no chain.
    var names: [String] {
        var (names, node) = ([String](), plain)
        while node.kind == .member {
            names.append(node.text)
            guard let base = node[.base] else { return names.reversed() }
            node = base.plain
        }
        guard node.kind == .name else { return [] }
        return (names + [node.text]).reversed()
    }

    // MARK: - Calls

    /// The object whose method is called; `nil` for a function.
    var receiver: CodeNode? { self[.function]?.plain[.base] }

    var argumentValues: [CodeNode] { all(.argument).compactMap { $0[.value] } }

    /// Returns the value of an argument with a label; `nil` if there is none.
    func argument(_ labels: String...) -> CodeNode? {
        all(.argument).first { labels.contains($0.label) }?[.value]
    }

    /// The closures that a call gets.
    var closures: [CodeNode] { argumentValues.map(\.plain).filter { $0.kind == .closure } }

    /// The innermost call that this expression, or one around it, is an argument of, within a statement.
    var callAround: (call: CodeNode, argument: CodeNode)? {
        var node = self
        while let parent = node.parent {
            switch parent.kind {
            case .argument:
                guard let call = parent.parent, call.kind == .call else { break }
                return (call, parent)
            case .closure, .block, .file, .function, .type: return nil
            case .variable, .assignment, .return: return nil
            default: break
            }
            node = parent
        }
        return nil
    }

    /// The call that this expression itself is an argument of; `nil` if it is none.
    var callOfArgument: (call: CodeNode, argument: CodeNode)? {
        guard let argument = whole.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .call
        else { return nil }
        return (call, argument)
    }

    /// The text of a string without values in it; `nil` for others.
    var string: String? { plain.kind == .string ? plain.text : nil }

    /// The statement that this node is a part of.
    var statement: CodeNode {
        var node = self
        while let parent = node.parent,
            ![.block, .closure, .file, .switchCase, .compiledBranch, .type].contains(parent.kind)
        {
            node = parent
        }
        return node
    }

    /// True for the key of a notification, where the options of the launch are asked for it.
    var isKeyOfLaunchOptions: Bool {
        guard kind == .name || kind == .member, let argument = whole.parent,
            argument.kind == .argument, let read = argument.parent,
            let base = read.kind == .subscript ? read[.base] : read.receiver
        else { return false }
        return base.plain.names.last?.lowercased().hasSuffix("options") ?? false
    }

    /// True for the key of a notification, where the user info of `UIApplication.didFinishLaunchingNotification` is
    /// asked for it.
    var isKeyOfLaunchNotification: Bool {
        guard names.contains("LaunchOptionsKey") || text.hasPrefix("UIApplicationLaunchOptions"),
            let argument = whole.parent, argument.kind == .argument, let read = argument.parent,
            let base = (read.kind == .subscript ? read[.base] : read.receiver)?.plain
        else { return false }
        return base.kind == .member && base.text == "userInfo"
    }
}
