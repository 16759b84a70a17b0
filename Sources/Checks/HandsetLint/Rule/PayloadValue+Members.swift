import Handset

extension PayloadValue {
    /// Calls a closure with the members of a dictionary, in the order in which they came.
    func forEachMember(_ body: (_ key: String, PayloadValue) -> Void) {
        withExtendedLifetime(tree) {
            for (key, node) in node.members {
                body(String(decoding: key, as: UTF8.self), PayloadValue(node: node, tree: tree))
            }
        }
    }
}
