import HandsetTree

/// What is known of methods, loops and statements that ``SceneTapReader`` has looked through, by their nodes.
///
/// Each is looked through once, however many of its expressions ask for it.
final class SceneTapMemory {
    /// True for a method that asks for scenes in other states, or more than once for those that are connected.
    var asksForOthers: [CodeNode: Bool] = [:]
    /// True for a method whose callers do something without its value.
    var hasOtherWayOutside: [CodeNode: Bool] = [:]
    /// The place in a loop from which on the connected scenes are named.
    var firstIndexOfScenes: [CodeNode: Int?] = [:]
    /// True for a method that keeps a value for later.
    var isKeeping: [CodeNode: Bool] = [:]
    /// True for a statement that names the address of the settings.
    var namesSettings: [CodeNode: Bool] = [:]

    /// Returns what is known of a node, or finds it and keeps it.
    func value<Value>(
        _ place: ReferenceWritableKeyPath<SceneTapMemory, [CodeNode: Value]>, _ node: CodeNode,
        _ find: () -> Value
    ) -> Value {
        if let known = self[keyPath: place][node] { return known }
        let found = find()
        self[keyPath: place][node] = found
        return found
    }
}
