import Foundation
import HandsetCommandSupport
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The programs of the page about senders of Firebase Cloud Messaging.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FCMSenderTests {
    struct Recipe: CustomTestStringConvertible, Sendable {
        let file: String
        let program: String
        let needed: [NeededProgram]

        var testDescription: String { file }
    }

    /// A Python with the packages, or else the system's.
    private static let python = ".build/python/bin/python"

    static let recipes = [
        Recipe(
            file: "sender.py", program: python, needed: [.pythonPackage("firebase_admin")]),
        Recipe(file: "sender.mjs", program: "node", needed: [.node]),
        Recipe(
            file: "sender.go", program: "go run",
            needed: [NeededProgram("go", install: "golang-go")]),
        Recipe(
            file: "Sender.java", program: "java",
            needed: [NeededProgram("javac", install: "default-jdk")]),
        Recipe(
            file: "sender.php", program: "php",
            needed: [
                NeededProgram(
                    "PHP with curl", install: "php-cli php-curl", test: "php -m | grep -qi curl")
            ]),
        Recipe(
            file: "sender.rb", program: "ruby", needed: [NeededProgram("ruby", install: "ruby")]),
    ]

    @Test(
        "A page's program reaches the phone, and learns what is wrong",
        arguments: Sweep.every(7, of: recipes))
    func program(recipe: Recipe) throws {
        for program in recipe.needed { try program.require() }
        var generator = FixtureGenerator(seed: 1)
        let gone = FCMToken(fault: .unregistered, using: &generator).text
        let root = FileManager.default.currentDirectoryPath
        let send = "\(recipe.program) \(root)/samples/senders/fcm/\(recipe.file)"
            .replacingOccurrences(of: Self.python, with: "\(root)/\(Self.python)")
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            handset listen --fcm --fcm-only --format json --expect 1 --quiet --state-directory state \
                --exec '\(send) $HANDSET_FCM_TOKEN > first 2>&1 && ! \(send) \(gone) > second 2>&1'
            """)
        let first = try String(contentsOfFile: folder.path("first"), encoding: .utf8)
        #expect(result.status == 0, "\(result.errors)\(first)")
        #expect(result.output.contains(#""session":"42""#))
        #expect(first.contains("projects/handset-demo/messages/"))
        let second = try String(contentsOfFile: folder.path("second"), encoding: .utf8)
        #expect(second.contains("404") && second.contains("NOT_FOUND"), "\(second)")
    }

    @Test("The page has the programs as they are", arguments: recipes)
    func page(recipe: Recipe) throws {
        let page = try Repository.bytes(of: "Sources/Core/Handset/Handset.docc/FCM.md")
        let program = try Repository.bytes(of: "samples/senders/fcm/\(recipe.file)")
        #expect(
            String(decoding: page, as: UTF8.self).contains(
                "\n\(String(decoding: program, as: UTF8.self))```\n"))
    }
}
