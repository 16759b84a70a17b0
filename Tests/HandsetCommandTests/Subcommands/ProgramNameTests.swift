import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// One program that is `handset` or `handset-listen` by its name.
@Suite(.waitsForPrograms) struct ProgramNameTests {
    @Test(
        "The last part of the name decides, whatever the folder",
        arguments: [
            ("handset-listen", true), ("/usr/bin/handset-listen", true), ("./handset-listen", true),
            ("handset", false), ("/opt/handset-listen/handset", false), ("handset-listen2", false),
            ("", false),
        ])
    func name(path: String, isListen: Bool) {
        #expect(ListenProgram.isName(path) == isListen)
    }

    @Test("The manifest has the program for packages with HANDSET_PACKAGE alone")
    func manifest() throws {
        let manifest = String(decoding: try Repository.bytes(of: "Package.swift"), as: UTF8.self)
        let parts = manifest.components(separatedBy: #"Context.environment["HANDSET_PACKAGE"]"#)
        #expect(parts.count == 2)
        #expect(!parts[0].contains("HandsetWhole") && parts[1].contains("HandsetWhole"))
    }
}
