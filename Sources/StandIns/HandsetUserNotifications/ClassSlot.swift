/// The place of a method in the tables of a class and its subclasses, by which Swift calls what can be overridden.
///
/// Foundation on Linux has no way to stand before its own classes, as a program on iOS can by Objective-C. A class's
/// table is part of its metadata, of which the layout is documented (Swift, "docs/ABI/TypeMetadata.rst"); the place of
/// a method in it is found by comparing classes, so that nothing depends on a version of Foundation.
package struct ClassSlot {
    private let index: Int

    /// Finds the place of a method; `nil` if it is not exactly one.
    ///
    /// - Parameters:
    ///   - base: The class that has the method first.
    ///   - plain: A subclass that overrides nothing.
    ///   - overriding: A subclass that overrides the method alone.
    package init?(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        let found = Self.differences(base, overriding).subtracting(Self.differences(base, plain))
        guard found.count == 1, let index = found.first else { return nil }
        self.index = index
    }

    /// Returns true if a class has another method in the place than one above it.
    package func isOverridden(in type: AnyClass, of base: AnyClass) -> Bool {
        Self.words(of: type)[index] != Self.words(of: base)[index]
    }

    /// Lets classes have the method that another one has.
    ///
    /// - Parameters:
    ///   - source: The class with the method, which uses no stored property of its own.
    ///   - classes: Subclasses of the base, or itself.
    package func copy(from source: AnyClass, to classes: [AnyClass]) {
        let method = Self.words(of: source)[index]
        for type in classes { Self.words(of: type)[index] = method }
    }

    private static func differences(_ base: AnyClass, _ other: AnyClass) -> Set<Int> {
        let (base, other) = (words(of: base), words(of: other))
        // The first words belong to every class: its kind, its superclass, its size and its description.
        return Set((7..<min(base.count, other.count)).filter { base[$0] != other[$0] })
    }

    /// The metadata of a class, from its kind on.
    private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
        let start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
        let kindOffset = Int(start.load(fromByteOffset: 36, as: UInt32.self))
        return UnsafeMutableBufferPointer(
            start: start.assumingMemoryBound(to: UInt.self),
            count: (size - kindOffset) / MemoryLayout<UInt>.size)
    }
}
