import Testing

@testable import HandsetPorting

/// Code, comments and strings of a Swift file.
@Suite struct SourceTextTests {
    /// Returns a text with a dot in place of each byte that is no code.
    private func code(_ text: String) -> String {
        let source = SourceText(text)
        return String(
            decoding: source.bytes.enumerated().map { place, byte in
                source.isCode(at: place) || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: ".")
            }, as: UTF8.self)
    }

    @Test(
        "Comments and strings are no code, and interpolations are",
        arguments: [
            ("a // b\nc", "a ....\nc"), ("a /* b /* c */ d */ e", "a ................. e"),
            ("a /* b", "a ...."), (#"a "b" c"#, "a ... c"), (#"a "\"" c"#, "a .... c"),
            (
                #"a "x\(b + "y\(c)")z" d"#,
                #"a ....b + .....c..... d"#.replacing(".....c.....", with: "....c.....")
            ),
            (#"a "\(f(g()))" b"#, "a ...f(g()).. b"), (##"a #"\(b)"# c"##, "a ........ c"),
            (##"a #"x\#(b)y"# c"##, "a ......b.... c"), ("a \"b\nc", "a ..\nc"),
            ("a \"\"\"\nb \"c\" \\(d)\n\"\"\" e", "a ...\n........d.\n... e"),
            ("#if os(iOS)", "#if os(iOS)"), (#"a"#, "a"), ("", ""), ("\"", "."), ("/", "/"),
            ("a(/\"b\\/*/) c", "a(.......) c"), ("a / b / c", "a / b / c"),
            ("a/b+\"c\"/d", "a/b+.../d"),
            ("return /\"/ // b", "return ... ...."), ("a = #/\"\n/# b", "a = #/.\n/# b"),
            ("a = #/\n\"/# b", "a = ..\n... b"), ("##\"a\"## b", "....... b"),
            ("(+, /) \"", "(+, /) ."),
            ("\"\\", ".."), ("#\"\\#", "...."), ("//", ".."),
        ])
    func parts(text: String, expected: String) {
        #expect(code(text) == expected)
    }

    @Test("Whatever the bytes are, there is a result")
    func anything() {
        let parts = [
            "\"", "\\", "(", ")", "#", "/", "*", "\n", "a", "\"\"\"", "\\(", "é", "@objc",
            "#Preview", "{",
            "}", "import os", ".log", "`", "= ", "os(iOS)", "#if ",
        ]
        var generator = Steps(state: 5)
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            let source = SourceText(text)
            #expect(source.bytes == Array(text.utf8))
            #expect(PreparedSource(of: source).bytes.count == source.bytes.count)
        }
    }

    @Test("Lines and columns are counted from 1, in characters")
    func places() {
        let source = SourceText("é\nüb")
        #expect([0, 2, 3, 5].map(source.line) == [1, 1, 2, 2])
        #expect([0, 2, 3, 5].map(source.column) == [1, 2, 1, 2])
    }

    @Test("Places are counted in one pass, and are those that are counted one by one")
    func columns() {
        let source = SourceText(
            String(repeating: "é@objc x; import os.log; ", count: 400) + "\n@objc")
        var columns = SourceColumns(source)
        let places = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "@") }
        for offset in places {
            let (line, column) = columns.place(at: offset)
            #expect(line == source.line(at: offset))
            #expect(column == source.column(at: offset))
        }
        #expect(places.count == 401)
        #expect(columns.countedBytes <= source.bytes.count)
    }
}

/// Numbers that are the same in each run.
private struct Steps: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
