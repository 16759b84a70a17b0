import HandsetTree

/// A function, or a file of a script, with what is known to flow into it.
struct FlowVisit: Hashable {
    /// The function, the accessor, the closure or the file.
    let scope: CodeNode
    /// The flows of parameters, by their names.
    var parameters: [String: Flow] = [:]
    /// The flow of `self`, in an extension of what carries a notification.
    var receiver: Flow?
    /// The callback that it began in, by its short name.
    let callbacks: [AppFact.Callback]
}
