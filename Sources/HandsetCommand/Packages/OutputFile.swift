import Handset

/// A file without a name, which a program writes.
final class OutputFile: Sendable {
    private static let maximumByteCount = 64 << 20

    let descriptor: Int32

    /// - Throws: ``PackageFault``.
    init() throws(PackageFault) {
        do {
            descriptor = try Platform.openTemporaryFile(holding: [])
        } catch {
            throw .system("\(error)")
        }
    }

    deinit { try? Platform.closeFile(descriptor) }

    func bytes() throws(PackageFault) -> [UInt8] {
        do {
            return try Platform.bytes(ofFile: descriptor, upTo: Self.maximumByteCount)
        } catch {
            throw .system("\(error)")
        }
    }
}
