import Foundation
import HandsetClaims
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The claims about iOS in what the subcommands write.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct ClaimCommandTests {
    private static let push = #"{"aps":{"alert":"a"},"session":"42"}"#

    @Test("A matrix names the claims behind each cell where it is asked to, in every form")
    func matrix() throws {
        let options = ["matrix", "--app", "modern-scenes", "--app-state", "background"]
        let plain = try CommandResult.handset(options + ["--format", "text"], input: Self.push)
            .output
        #expect(!plain.contains("rests on"))
        let text = try CommandResult.handset(
            options + ["--claims", "--format", "text"], input: Self.push)
        let claims = "rests on background-shows, tap-response and scenes-replace"
        #expect(text.output.contains("    \(claims)"))
        #expect(text.output.contains("tap-response: A tap calls"))
        let grid = try CommandResult.handset(
            options + ["--claims", "--format", "grid"], input: Self.push)
        #expect(grid.output.contains("iOS 18.0, background, tap: \(claims)"))
        let page = try CommandResult.handset(
            options + ["--claims", "--format", "markdown"], input: Self.push)
        #expect(page.output.contains("| iOS 18.0, background, nothing | background-shows |"))
        let html = try CommandResult.handset(
            options + ["--claims", "--format", "html"], input: Self.push)
        #expect(html.output.contains("<li>iOS 18.0, background, tap: \(claims)</li>"))
        let json = try CommandResult.handset(
            options + ["--claims", "--format", "json"], input: Self.push)
        #expect(
            json.output.contains(
                #""claims":["background-shows","tap-response","scenes-replace"]"#))
        let without = try CommandResult.handset(options + ["--format", "json"], input: Self.push)
        #expect(!without.output.contains("claims"))
    }

    @Test("An explanation names the claims behind the app's callbacks")
    func explain() throws {
        let text = try CommandResult.handset(
            ["explain", "--claims", "--app", "classic"], input: Self.push)
        #expect(text.output.contains("claim foreground-legacy: In the foreground"))
        let json = try CommandResult.handset(
            ["explain", "--claims", "--app", "classic", "--format", "json"], input: Self.push)
        #expect(json.output.contains(#""claims":["foreground-legacy","#))
        // Without an app they are those behind what the phone of today shows, and behind a tap.
        let phone = try CommandResult.handset(
            ["explain", "--claims", "--format", "json"], input: Self.push)
        #expect(
            phone.output.contains(
                #""claims":["background-shows","tap-response","scenes-replace"]"#))
        let plain = try CommandResult.handset(["explain", "--format", "json"], input: Self.push)
        #expect(!plain.output.contains("claims"))
    }

    @Test("Why names the claims that a mistake rests on")
    func why() throws {
        let folder = "samples/mistakes/late-delegate"
        let line =
            "handset why \(folder)/push.json --app \(folder)/swift/mistake"
            + " --symptom 'tap does nothing when killed'"
        #expect(try !CommandResult.line(line).output.contains("Known:"))
        let text = try CommandResult.line(line + " --claims").output
        #expect(text.contains("     Known: late-delegate: A notification center's delegate"))
        let json = try CommandResult.line(line + " --claims --format json").output
        #expect(json.contains(#""claims":["late-delegate"]"#))
    }

    @Test("What cannot show claims refuses the option")
    func refused() throws {
        for line in [
            ["matrix", "--claims", "--summary"], ["matrix", "--claims", "--format", "svg"],
            ["explain", "--claims", "--format", "html"],
            ["test", "--as", "a.json", "samples/suites/story.json"],
        ] {
            #expect(try CommandResult.handset(line, input: Self.push).status == 64, "\(line)")
        }
    }

    @Test("A record is compared cell by cell, and the status says whether it agrees")
    func record() throws {
        let path = "samples/recorder/records/handset-scenes.json"
        let result = try CommandResult.line("handset test --as \(path)")
        #expect(result.output.contains("  agrees  not-running tap\n"))
        #expect(result.output.contains("15 cells agree, 0 differ\n"))
        #expect(result.output.hasSuffix("refutes no claim\n"))
        #expect(result.status == 0)
        let folder = try TemporaryFolder()
        let record = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
        let planted = try folder.write(
            record.replacing(
                #"didFinishLaunchingWithOptions:","applicationState":1,"payload":false"#,
                with: #"didFinishLaunchingWithOptions:","applicationState":1,"payload":true"#),
            to: "planted.json")
        let other = try CommandResult.line("handset test --as '\(planted)'")
        #expect(other.output.contains("    refutes launch-options-empty: With scenes"))
        #expect(other.status == 1)
        let broken = try folder.write("{}", to: "broken.json")
        let refused = try CommandResult.line("handset test --as '\(broken)'")
        #expect(refused.errors.contains("ios is missing or wrong"))
        #expect(refused.status == 2)
    }

    @Test("The files of claims hold against their schema", .needs(.jsonSchema))
    func schema() throws {
        let judge = #"""
            import glob, json, jsonschema
            schema = json.load(open("samples/schemas/claims.schema.json"))
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            for path in sorted(glob.glob("Sources/Checks/HandsetClaims/Files/*.json")):
                for error in validator.iter_errors(json.load(open(path))):
                    print(path, error.message[:200])
            print(list(validator.iter_errors({"claims": [{"id": "A"}]})) != [])
            """#
        let result = try CommandResult.line("/usr/bin/python3 -c '\(judge)'")
        #expect(result.output == "True\n", "\(result.errors)")
    }

    @Test("The script of the recorder is one of the shell's, and its workflow is run by hand")
    func recorder() throws {
        #expect(try CommandResult.line("bash -n samples/recorder/record").status == 0)
        let workflow = String(
            decoding: try Repository.bytes(of: ".github/workflows/recorder.yml"), as: UTF8.self)
        #expect(workflow.contains("workflow_dispatch:"))
        #expect(!workflow.contains("pull_request:"))
    }
}
