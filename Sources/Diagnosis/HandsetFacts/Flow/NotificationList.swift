import HandsetTree

/// The list of the notification center that a notification is of, which has the app's own notifications, too.
enum NotificationList {
    /// Those that wait, which are no pushes.
    case pending
    /// Those that are shown.
    case delivered

    private static let maximumDepth = 10

    /// Looks for the call that gives the notification of an expression; `nil` for one that comes from elsewhere.
    init?(of node: CodeNode) {
        // getDeliveredNotifications { notifications in … }
        for closure in node.ancestors where closure.kind == .closure {
            guard let call = closure.callOfArgument?.call, let list = Self(call: call) else {
                continue
            }
            self = list
            return
        }
        self.init(from: node, depth: 0)
    }

    private init?(call: CodeNode) {
        let name = call.text
        if name.hasPrefix("getPendingNotificationRequests") || name == "pendingNotificationRequests"
        {
            self = .pending
        } else if name.hasPrefix("getDeliveredNotifications") || name == "deliveredNotifications" {
            self = .delivered
        } else {
            return nil
        }
    }

    /// Follows an expression to its first part: `for note in await center.deliveredNotifications() { … }`.
    private init?(from expression: CodeNode, depth: Int) {
        guard depth < Self.maximumDepth, let list = Self.list(from: expression.plain, depth + 1)
        else { return nil }
        self = list
    }

    private static func list(from node: CodeNode, _ depth: Int) -> Self? {
        switch node.kind {
        case .member, .subscript: return node[.base].flatMap { Self(from: $0, depth: depth) }
        case .call:
            return Self(call: node) ?? node.receiver.flatMap { Self(from: $0, depth: depth) }
        case .name where node.text == "$0":
            return node.ancestor(.closure).flatMap { list(into: $0, depth) }
        case .name:
            guard let declaration = node.localDeclaration else { return nil }
            if declaration.kind == .parameter {
                return declaration.parent.flatMap { list(into: $0, depth) }
            }
            if let value = declaration[.value] { return Self(from: value, depth: depth) }
            guard let loop = declaration.ancestor(.loop),
                loop[.pattern].map(declaration.isWithin) == true, let subject = loop[.subject]
            else { return nil }
            return Self(from: subject, depth: depth)
        default: return nil
        }
    }

    /// The list whose members a closure gets, such as that of `filter`.
    private static func list(into closure: CodeNode, _ depth: Int) -> Self? {
        guard closure.kind == .closure else { return nil }
        return closure.callOfArgument?.call.receiver.flatMap { Self(from: $0, depth: depth) }
    }
}
