/// The place of an error in a file that is being changed.
struct GapPlace {
    let file: GapFile
    let error: CompilerError
    let offset: Int

    init(_ file: GapFile, _ error: CompilerError) {
        self.file = file
        self.error = error
        offset = file.offset(line: error.line, column: error.column)
    }

    var code: MaskedCode { file.code }
    var names: [String] { error.names }
    /// The first sign at the place.
    var sign: UInt8 { code[offset] }
    /// The offset of the dot that begins or precedes the name at the place.
    var dot: Int { sign == UInt8(ascii: ".") ? offset : offset - 1 }

    func put(_ text: String, over range: Range<Int>) -> Bool {
        file.replace(range, with: text)
        return true
    }

    /// Puts a text before an offset.
    func insert(_ text: String, at offset: Int) -> Bool { put(text, over: offset..<offset) }
}
