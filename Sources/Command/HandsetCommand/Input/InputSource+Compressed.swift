import Handset

extension InputSource {
    /// Opens a log; one that is compressed is read through the program of this machine that unpacks it.
    ///
    /// Standard input, and a log for which the machine has no program, are opened as they are.
    func openLog() throws(InputError) -> InputFile {
        guard case .file(let path) = self, byteCount != nil, let program = unpacker(of: path),
            let ends = Platform.makePipe()
        else { return try open() }
        defer { try? Platform.closeFile(ends.writeEnd) }
        do {
            let descriptor = try Platform.openInput(path)
            defer { try? Platform.closeFile(descriptor) }
            let process = try ProgramProcess(
                [program], reading: descriptor, output: ends.writeEnd,
                errors: Platform.standardError)
            return InputFile(descriptor: ends.readEnd, name: name, program: process)
        } catch {
            // Without the program, the log is rejected with the command that would read it.
            try? Platform.closeFile(ends.readEnd)
            return try open()
        }
    }

    /// Returns the program that unpacks a stream from its standard input; `nil` if the file is not compressed.
    private func unpacker(of path: String) -> String? {
        guard let file = try? open() else { return nil }
        var beginning = [UInt8](repeating: 0, count: 16)
        let count = try? beginning.withUnsafeMutableBytes { try file.read(into: $0) {} }
        beginning.removeSubrange((count ?? 0)...)
        let kind = PayloadRefusal.BinaryFileKind.kind(ofStreamIn: InputWindow(whole: beginning))
        guard let kind, kind.isCompressed, kind != .zip else { return nil }
        return kind.unpacker
    }
}
