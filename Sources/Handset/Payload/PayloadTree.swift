internal import CJansson

/// Owns a parsed tree of jansson's and releases it.
final class PayloadTree: Sendable {
    let root: PayloadNode

    private static let simulatorTargetBundleKey = "Simulator Target Bundle"

    private let arena: JanssonArena?

    /// Takes over the one reference that the caller holds, and the arena that the tree is in.
    init(owning root: PayloadNode, in arena: JanssonArena? = nil) {
        self.root = root
        self.arena = arena
    }

    deinit {
        if arena?.holdsAll != true { json_decref(root.pointer) }
        arena?.release()
    }

    /// Takes the address of a simulator's file out of the dictionary, and returns it.
    ///
    /// To be called before anyone else can see the tree.
    func removeSimulatorTargetBundle() -> String? {
        guard let node = root.value(forKey: Self.simulatorTargetBundleKey) else { return nil }
        let bundle = PayloadValue(node: node, tree: self).string
        json_object_del(root.pointer, Self.simulatorTargetBundleKey)
        return bundle
    }
}
