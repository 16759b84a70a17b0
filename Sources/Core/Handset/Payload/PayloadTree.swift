internal import CJansson

/// The owner of a tree that jansson has parsed.
package final class PayloadTree: Sendable {
    package let root: PayloadNode

    static let simulatorTargetBundleKey: StaticString = "Simulator Target Bundle"

    private let arena: JanssonArena?
    let largeIntegers: LargeIntegers?
    let maximumTextByteCount: Int
    /// The tree that owns the nodes of this one, if it is another.
    private let owner: PayloadTree?
    /// The tree in which the last of equal keys counts, and not the first; `nil` if no keys are equal.
    private let lastOfEqualKeys: PayloadTree?

    /// Takes over the one reference that the caller holds, and the arena that the tree is in.
    init(
        owning root: PayloadNode, in arena: JanssonArena? = nil, outsideByteCount: Int = 0,
        largeIntegers: LargeIntegers = LargeIntegers(), lastOfEqualKeys: PayloadTree? = nil
    ) {
        self.root = root
        self.arena = arena
        self.largeIntegers = largeIntegers.isEmpty ? nil : largeIntegers
        maximumTextByteCount = JanssonArena.maximumTextByteCount(
            besideTreeOf: outsideByteCount)
        self.lastOfEqualKeys = lastOfEqualKeys
        owner = nil
    }

    /// Creates a tree with another one's nodes, in which all numbers beyond 64 bits are doubles.
    private init(withDoublesOf owner: PayloadTree) {
        root = owner.root
        arena = nil
        largeIntegers = nil
        maximumTextByteCount = owner.maximumTextByteCount
        self.owner = owner
        lastOfEqualKeys = owner.lastOfEqualKeys
    }

    /// True if each node is counted by itself, and means the same in every tree.
    var mayShareNodes: Bool { arena == nil && owner == nil && largeIntegers == nil }

    deinit {
        guard owner == nil else { return }
        if arena?.holdsAll != true { json_decref(root.pointer) }
        arena?.release()
    }

    /// A tree in which the last of equal keys counts stays one.
    func made(
        by version: IOSVersion, equalKeys: Payload.EqualKeys = .first
    ) -> PayloadTree {
        if equalKeys == .last, let lastOfEqualKeys { return lastOfEqualKeys.made(by: version) }
        let origin = owner ?? self
        guard origin.largeIntegers != nil, version >= IOSVersion(11) else { return origin }
        return owner == nil ? PayloadTree(withDoublesOf: self) : self
    }

    /// Only a tree that nothing else uses yet may be changed.
    func removeSimulatorTargetBundle() -> String? {
        _ = lastOfEqualKeys?.removeSimulatorTargetBundle()
        let key = Self.simulatorTargetBundleKey.description
        guard let node = root.value(forKey: key) else { return nil }
        let bundle = PayloadValue(node: node, tree: self).string
        json_object_del(root.pointer, key)
        return bundle
    }
}
