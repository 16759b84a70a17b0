import Handset

/// A file without a name, which a program writes.
package final class OutputFile: Sendable {
    /// The number of bytes that are read at most.
    package static let maximumByteCount = 64 << 20
    private static let pieceByteCount = 1 << 20

    package let descriptor: Int32

    /// - Throws: ``PackageFault``.
    package init() throws(PackageFault) {
        do {
            descriptor = try Platform.openTemporaryFile(holding: [])
        } catch {
            throw .system("\(error)")
        }
    }

    deinit { try? Platform.closeFile(descriptor) }

    /// The number of bytes that were written so far.
    package var byteCount: Int { Platform.byteCount(ofFile: descriptor) }

    package func bytes() throws(PackageFault) -> [UInt8] {
        do {
            return try Platform.bytes(ofFile: descriptor, upTo: Self.maximumByteCount)
        } catch {
            throw .system("\(error)")
        }
    }

    /// Returns the bytes of a part; fewer if the file ends before.
    func bytes(in range: Range<Int>) throws(PackageFault) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(range) { bytes += $0 }
        return bytes
    }

    /// Returns the number of lines of a part; one without an end at its end counts too.
    func lineCount(in range: Range<Int>) throws(PackageFault) -> Int {
        var count = 0
        var last = UInt8(ascii: "\n")
        try read(range) { bytes in
            bytes.withUnsafeBufferPointer { bytes in
                var offset = 0
                while let found = bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset) {
                    count += 1
                    offset = found + 1
                }
            }
            last = bytes.last ?? last
        }
        return last == UInt8(ascii: "\n") ? count : count + 1
    }

    private func read(_ range: Range<Int>, _ take: (ArraySlice<UInt8>) -> Void) throws(PackageFault)
    {
        var piece = [UInt8](repeating: 0, count: min(Self.pieceByteCount, range.count))
        var offset = range.lowerBound
        while offset < range.upperBound {
            let wanted = min(piece.count, range.upperBound - offset)
            let count: Int
            do {
                count = try piece.withUnsafeMutableBytes { bytes in
                    Result { () throws(Platform.Failure) in
                        try Platform.read(
                            descriptor, from: offset,
                            into: UnsafeMutableRawBufferPointer(rebasing: bytes[..<wanted]))
                    }
                }.get()
            } catch {
                throw .system("\(error)")
            }
            guard count > 0 else { return }
            take(piece[..<count])
            offset += count
        }
    }
}
