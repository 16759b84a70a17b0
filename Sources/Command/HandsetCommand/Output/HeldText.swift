import Handset

/// Text that is written when what comes before it is known: it is held in a file without a name, so that it takes no
/// memory.
package final class HeldText {
    /// The largest number of bytes that are held.
    package static let maximumByteCount = 64 << 20
    private static let name = "a temporary file"

    private let descriptor: Int32
    private let output: ByteOutput
    private let maximumByteCount: Int
    private var byteCount = 0
    /// The number of pieces that were left out, because too many bytes are held.
    package private(set) var leftOutCount = 0

    package init(upTo maximumByteCount: Int = HeldText.maximumByteCount) throws(OutputError) {
        do throws(Platform.Failure) {
            descriptor = try Platform.openTemporaryFile(holding: [])
        } catch {
            throw OutputError(name: Self.name, failure: error)
        }
        output = ByteOutput(descriptor: descriptor, name: Self.name, isOwned: true)
        self.maximumByteCount = maximumByteCount
    }

    /// Holds a piece, and returns true; false if it is left out, as all after it are.
    @discardableResult
    package func write(_ piece: String) throws(OutputError) -> Bool {
        guard leftOutCount == 0, byteCount + piece.utf8.count <= maximumByteCount else {
            leftOutCount += 1
            return false
        }
        byteCount += piece.utf8.count
        try output.write(piece.utf8)
        return true
    }

    /// Writes everything that is held, line by line, since an output may show bytes of a text differently.
    package func copy(to target: ByteOutput) throws(OutputError) {
        try output.flush()
        Platform.rewind(descriptor)
        var rest: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            var count: Int?
            do throws(Platform.Failure) {
                count = try Platform.read(descriptor, into: buffer)
            } catch {
                throw OutputError(name: Self.name, failure: error)
            }
            guard let count else { continue }
            guard count > 0 else { break }
            rest += buffer.prefix(count)
            guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            try target.write(rest[...end])
            rest.removeSubrange(...end)
        }
        try target.write(rest)
    }
}
