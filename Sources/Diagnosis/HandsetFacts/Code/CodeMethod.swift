import HandsetTree

/// A method, a function, or a property with code, with its body.
struct CodeMethod: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        /// The label in calls: `_` for none.
        let label: String
        let name: String
        let type: String
        let hasDefault: Bool

        /// True for a closure, as far as its type is written.
        var isClosure: Bool { type.contains("->") || type.contains("(^") }
    }

    /// The function, or the accessor of a property.
    let node: CodeNode
    let body: CodeNode
    /// The type that declares it, or that an extension is of; `nil` for a function.
    let typeName: String?
    /// The name before the parentheses; for Objective-C the selector's first part, for a property its name.
    let baseName: String
    /// The name with its labels, such as `application(_:didFinishLaunchingWithOptions:)`, or the selector in
    /// Objective-C.
    let name: String
    let parameters: [Parameter]
    /// True for the accessor of a property, such as the `body` of a view.
    let isProperty: Bool

    /// Nothing if the function has no body.
    init?(_ node: CodeNode) {
        guard node.kind == .function, let body = node[.body] else { return nil }
        self.node = node
        self.body = body
        isProperty = node.role == .accessor
        let property = isProperty ? node.parent : nil
        typeName = node.owner?.text
        baseName = property?.text ?? node.text
        name =
            property.map { "\($0.text)()" } ?? (node.label.isEmpty ? "\(node.text)()" : node.label)
        parameters = node.all(.parameter).map {
            Parameter(
                label: $0.label.isEmpty ? "_" : $0.label, name: $0.text, type: $0.type,
                hasDefault: $0[.value] != nil)
        }
    }

    /// Returns the methods that a declaration has: itself, or the accessors of a property.
    static func all(at node: CodeNode) -> [CodeMethod] {
        switch node.kind {
        case .function where node.role != .accessor:
            [CodeMethod(node)].compactMap(\.self)
                + node.all(.accessor).compactMap { CodeMethod($0) }
        case .variable: node.all(.accessor).compactMap { CodeMethod($0) }
        default: []
        }
    }

    /// Returns the methods that the members of a type have, also those of a branch of `#if`.
    static func all(in type: CodeNode) -> [CodeMethod] {
        type.children.flatMap { child -> [CodeMethod] in
            switch child.kind {
            case .compiled, .compiledBranch: all(in: child)
            case .function, .variable: all(at: child).filter { $0.typeName != nil }
            default: []
            }
        }
    }

    var tree: CodeTree { node.tree }
    var language: CodeLanguage { node.tree.language }
    var line: Int { node.line }
    var isAsync: Bool { node.words.contains("async") }
    /// The type of the result, without white space; empty for none.
    var result: String { node.type }
    var isInitializer: Bool { baseName == "init" || baseName.hasPrefix("initWith") }

    /// Returns the parameter that takes an argument of a call; `nil` if the method takes no such call.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - call: The call that it is of.
    /// - Returns: The parameter.
    func parameter(for argument: CodeNode, of call: CodeNode) -> Parameter? {
        let arguments = call.all(.argument)
        guard let place = arguments.firstIndex(of: argument) else { return nil }
        return assigned(arguments)?[place]
    }

    /// Returns the parameters that take the arguments of a call, in their order; `nil` if the method takes no such call.
    func parameters(of call: CodeNode) -> [Parameter]? { assigned(call.all(.argument)) }

    /// Returns true if a call with this base name can be of the method, by its labels.
    func takes(_ call: CodeNode) -> Bool { assigned(call.all(.argument)) != nil }

    /// The label of an argument as Swift has it: in Objective-C the first one is the name of the method.
    private func labelInSwift(of argument: CodeNode, isFirst: Bool) -> String {
        let isName = isFirst && argument.tree.language == .objectiveC && argument.label == baseName
        return argument.label.isEmpty || isName ? "_" : argument.label
    }

    /// The parameters of arguments, in their order; `nil` if they do not fit.
    private func assigned(_ arguments: [CodeNode]) -> [Parameter]? {
        if language != .swift {
            return arguments.count <= parameters.count
                ? Array(parameters.prefix(arguments.count)) : nil
        }
        var (found, next) = ([Parameter](), 0)
        for argument in arguments {
            let isTrailing = argument.words.contains("trailing")
            var isFound = false
            while next < parameters.count {
                let parameter = parameters[next]
                let fits =
                    isTrailing && argument.label.isEmpty
                    ? parameter.isClosure || next == parameters.count - 1
                    : labelInSwift(of: argument, isFirst: found.isEmpty) == parameter.label
                next += 1
                if fits {
                    found.append(parameter)
                    isFound = true
                    break
                }
                guard parameter.hasDefault || parameter.isClosure || parameter.type.hasSuffix("...")
                else { return nil }
            }
            guard isFound else { return nil }
        }
        // Those that are left need a default.
        let isComplete = parameters[next...].allSatisfy {
            $0.hasDefault || $0.isClosure || $0.type.hasSuffix("...")
        }
        return isComplete ? found : nil
    }

    private static let keepers = [
        "store", "keep", "append", "insert", "enqueue", "save", "queue", "pending", "set", "defer",
    ]

    /// The last line of the branches whose way without a value keeps something, by an assignment or by a call of such a
    /// name; `nil` if there is none.
    var lastLineOfKeepingOtherwise: Int? {
        body.descendants(.guard, .if).filter { branch in
            branch[.otherwise]?.descendants.contains { node in
                node.kind == .assignment
                    || node.kind == .call
                        && Self.keepers.contains { node.text.lowercased().hasPrefix($0) }
            } ?? false
        }.map { max($0.line, $0.lastLine) }.max()
    }
}
