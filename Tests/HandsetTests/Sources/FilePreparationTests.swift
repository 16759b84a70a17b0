import Foundation
import HandsetTestSupport
import Testing

/// The program that prepares a file of an app.
@Suite struct FilePreparationTests {
    @Test("A file is prepared, and a note tells each change")
    func prepared() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.path() + "/App.swift", folder.path() + "/Made.swift")
        try Data("import os.log\n  @objc func go() { a(#keyPath(B.c)) }\n".utf8).write(
            to: URL(filePath: input))
        let result = try CommandResult.program("HandsetPrepare", input, output)
        #expect(result.status == 0)
        #expect(
            result.output == """
                \(input):2:23: warning: on Linux, #keyPath needs Objective-C; use a key path such as \\.name, or \
                leave the file out
                \(input):1:1: note: for Linux, import os.log is import os
                \(input):2:3: note: for Linux, @objc is left out

                """)
        #expect(
            try String(contentsOfFile: output, encoding: .utf8) == """
                #sourceLocation(file: "\(input)", line: 1)
                import os    
                        func go() { a(#keyPath(B.c)) }

                """)
    }

    /// Prepares a file, and returns what the program says and what it writes after its first line.
    private func preparation(
        of text: String, named name: String = "App.swift"
    ) throws -> (result: CommandResult, text: String) {
        let folder = try TemporaryFolder()
        let (input, output) = (try folder.write(text, to: name), folder.path("Made.swift"))
        let result = try CommandResult.program("HandsetPrepare", input, output)
        let made = try folder.read("Made.swift")
        let end = try #require(made.utf8.firstIndex(of: UInt8(ascii: "\n")))
        return (result, String(made.utf8[made.utf8.index(after: end)...]) ?? "")
    }

    @Test("A byte order mark goes, and the places of the first line are those that an editor shows")
    func mark() throws {
        let (result, text) = try preparation(of: "\u{FEFF}import os.log\n@objc func é() {}\n")
        #expect(
            result.output.contains("/App.swift:1:1: note: for Linux, import os.log is import os\n"))
        #expect(Array(text.utf8) == Array("import os    \n      func é() {}\n".utf8))
    }

    @Test("Lines that end with a carriage return keep it")
    func carriageReturns() throws {
        let (result, text) = try preparation(
            of: "import os.log\r\n// \"\r\n@objc\r\nfunc a() {}\r\n")
        #expect(result.output.contains(":1:1: note: ") && result.output.contains(":3:1: note: "))
        #expect(
            Array(text.utf8) == Array("import os    \r\n// \"\r\n     \r\nfunc a() {}\r\n".utf8))
    }

    @Test("A file that compiles as it is has no note, whatever its name and its bytes are")
    func unchanged() throws {
        let (result, text) = try preparation(of: "let a = 1", named: "a \"b\\ é.swift")
        #expect(result.output == "" && result.errors == "" && result.status == 0)
        #expect(text == "let a = 1")
        #expect(try preparation(of: "").text == "")
    }

    @Test(
        "A folder in place of a file, and an output that cannot be written, are told with their reasons"
    )
    func faults() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("let a = 1", to: "a.swift")
        let unread = try CommandResult.program(
            "HandsetPrepare", folder.path, folder.path("b.swift"))
        #expect(unread.errors.hasPrefix("error: \(folder.path) cannot be read: "))
        #expect(unread.errors.hasSuffix("; app-files.txt names the file\n"))
        let unwritten = try CommandResult.program(
            "HandsetPrepare", file, folder.path("none/b.swift"))
        #expect(
            unwritten.errors.hasPrefix("error: \(folder.path("none/b.swift")) cannot be written: "))
        for result in [unread, unwritten] { #expect(result.output == "" && result.status == 69) }
    }

    @Test("A warning tells a method that is never called, and a note one that no phone calls")
    func remarks() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, other) = (folder.path() + "/App.swift", folder.path() + "/Base.swift")
        try Data(
            """
            class App: Base {
                func applicationDidBecomeActive(_ application: UIApplication) {}
                func applicationSignificantTimeChange(_ application: UIApplication) {}
            }
            """.utf8
        ).write(to: URL(filePath: input))
        try Data("class Base: UIResponder, UIApplicationDelegate {}".utf8)
            .write(to: URL(filePath: other))
        let result = try CommandResult.program(
            "HandsetPrepare", input, folder.path() + "/Made.swift", input, other)
        #expect(result.status == 0)
        #expect(
            result.output == """
                \(input):2:10: warning: applicationDidBecomeActive(_:) is not called on Linux, since Base conforms and lacks it; declare it in Base too, and override it here (subclass)
                \(input):3:10: note: applicationSignificantTimeChange(_:) is never called by a phone of Handset; call it in a test (never-called)

                """)
    }

    @Test("Wrong usage and a file that is not there have statuses and causes of their own")
    func refused() throws {
        let usage = try CommandResult.program("HandsetPrepare", "a.swift")
        #expect(usage.status == 64)
        #expect(usage.errors.hasPrefix("error: give a Swift file and the file to write"))
        let missing = try CommandResult.program("HandsetPrepare", "/none/a.swift", "/none/b.swift")
        #expect(missing.status == 69)
        #expect(missing.errors.hasPrefix("error: /none/a.swift cannot be read: "))
    }
}
