import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The fixture for pytest that the wheel installs.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct PytestTests {
    /// A Python with the packages.
    private static let python = ".build/python/bin/python"
    private static let packages: [NeededProgram] = [
        .pythonPackage("pytest"), .pythonPackage("httpx"), .pythonPackage("h2"),
    ]

    /// Runs pytest on a file, with the fixture as the sources have it.
    private static func pytest(_ file: String, in folder: TemporaryFolder) throws -> CommandResult {
        let root = FileManager.default.currentDirectoryPath
        return try CommandResult.line(
            """
            cd '\(folder.path)' && mkdir -p bin && ln -sf "$(command -v handset)" bin/handset &&
                PYTHONPATH='\(root)/Sources/Command/Python' PYTHONDONTWRITEBYTECODE=1 '\(root)/\(python)' -m pytest -q \
                -p handset.pytest_plugin -p no:cacheprovider '\(file)'
            """)
    }

    @Test(
        "The sample's tests pass: a push is shown, an error is answered, and each test begins anew")
    func sample() throws {
        for package in Self.packages { try package.require() }
        let root = FileManager.default.currentDirectoryPath
        let result = try Self.pytest(
            "\(root)/samples/senders/pytest/test_sender.py", in: try TemporaryFolder())
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("3 passed"))
    }

    @Test("A test that fails shows what has come, and a wait that is over says where to look")
    func failing() throws {
        for package in Self.packages { try package.require() }
        let folder = try TemporaryFolder()
        try folder.write("[pytest]\nhandset_options = --tls off\n", to: "pytest.ini")
        try folder.write(
            """
            import pytest
            from handset import HandsetError

            def test_wait(handset):
                handset._call("POST", "/notifications", body={"aps": {"alert": "Ready"}})
                handset.act("tap", notification=handset.wait()[0]["number"])
                with pytest.raises(HandsetError, match="0 came instead of 1; http://127.0.0.1:"):
                    handset.wait(timeout=0)
                with pytest.raises(HandsetError, match="no such action"):
                    handset.act("fly")
                assert handset.url.startswith("http://")
                assert False
            """, to: "test_it.py")
        let result = try Self.pytest("test_it.py", in: folder)
        #expect(result.status == 1)
        #expect(result.output.contains("1 failed"), "\(result.output)")
        #expect(result.output.contains("- handset -"))
        #expect(result.output.contains(#/1: [a-z-]+ Ready/#), "\(result.output)")
        #expect(result.output.contains("E       assert False"), "\(result.output)")
    }

    @Test("The page shows the sample as it is")
    func page() throws {
        let page = try DocumentationPage(
            "Sources/Core/Handset/Handset.docc/Senders/Pytest.md")
        let file = try Repository.bytes(of: "samples/senders/pytest/test_sender.py")
        #expect(
            page.blocks("python").map { $0 + "\n" } == [String(decoding: file, as: UTF8.self)])
    }
}
