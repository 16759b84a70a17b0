import HandsetTree

/// A function of JavaScript or Dart that has a name: also a closure that a constant or a property keeps.
struct ScriptFunction: Hashable {
    let scope: CodeNode
    /// The type that declares it; `nil` for others.
    let owner: String?

    /// Returns the name under which a visit knows a parameter; one that is taken apart has none of its own.
    static func key(of parameter: CodeNode) -> String {
        parameter.text.isEmpty ? "#\(parameter.index)" : parameter.text
    }

    /// Returns true if a name in the same file can stand for this function, also before its declaration.
    func isSeen(from node: CodeNode) -> Bool {
        guard scope.kind == .closure else { return true }
        guard
            let variable = scope.ancestors.first(where: { $0.kind != .call && $0.kind != .argument }
            ),
            variable.kind == .variable, let around = variable.parent
        else { return false }
        return node.isWithin(around)
    }

    /// Returns the parameter that takes an argument of a call; `nil` if there is none.
    func parameter(for argument: CodeNode, of call: CodeNode) -> CodeNode? {
        let parameters = scope.all(.parameter)
        if !argument.label.isEmpty {
            return parameters.first { $0.label == argument.label || $0.text == argument.label }
        }
        let arguments = call.all(.argument).filter(\.label.isEmpty)
        guard let place = arguments.firstIndex(of: argument), place < parameters.count else {
            return nil
        }
        return parameters[place]
    }
}

extension CodeNode {
    /// The name of a function, or of the constant or property that keeps a closure; `nil` for others.
    var functionName: String? {
        if kind == .function { return text.isEmpty ? nil : text }
        guard let parent = whole.parent, parent.kind == .variable, !parent.text.isEmpty else {
            return nil
        }
        return parent.text
    }
}
