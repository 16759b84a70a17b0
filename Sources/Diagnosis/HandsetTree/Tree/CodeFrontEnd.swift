/// Something that reads the code of a language into a tree.
protocol CodeFrontEnd {
    /// Reads a file; whatever it holds, there is a result.
    static func read(_ bytes: [UInt8], _ lines: CodeLines) -> CodeDraftFile
}
