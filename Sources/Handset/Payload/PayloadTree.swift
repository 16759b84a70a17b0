internal import CJansson

/// Owns a parsed tree of jansson's and releases it.
final class PayloadTree: Sendable {
    let root: PayloadNode

    private static let simulatorTargetBundleKey = "Simulator Target Bundle"

    /// Takes over the one reference that the caller holds.
    init(owning root: PayloadNode) {
        self.root = root
    }

    deinit {
        json_decref(root.pointer)
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
