import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset test --update`: the changes to suites.
@Suite(.waitsForPrograms) struct TestUpdateCommandTests {
    private static let old =
        #"{"cases":[{"name":"a","payload":{"aps":{"session":"42"}},"session":"43"}]}"#
    private static let new = old.replacing("43", with: "42")
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The suites change to what was found, and the changes are printed")
    func update() throws {
        let path = try folder.write(Self.old, to: "a.json")
        let right = try folder.write(Self.new, to: "b.json")
        let broken = try folder.write("{\"cases\": 1}", to: "c.json")
        let result = try CommandResult.handset("test", "--update", path, right, broken)
        #expect(
            result.output == """
                \(path):1:68: a: session was "43", is "42"
                \(right): nothing to change

                """)
        #expect(result.errors.hasPrefix("\(broken):1:11: error: \"cases\" is the number 1; "))
        #expect(result.status == 2)
        #expect(try folder.read("a.json") == Self.new)
        #expect(try folder.read("b.json") == Self.new)
        #expect(try folder.read("c.json") == "{\"cases\": 1}")
        #expect(try CommandResult.handset("test", path).status == 0)
    }

    @Test("Changes are not failures, and only the cases of the filter change")
    func filter() throws {
        let item = #"{"name":"NAME","payload":{"aps":{}},"session":"1"}"#
        let (a, b) = (item.replacing("NAME", with: "a"), item.replacing("NAME", with: "b"))
        let path = try folder.write("{\"cases\":[\(a),\(b)]}", to: "a.json")
        let result = try CommandResult.handset("test", "--update", path, "--filter", "b")
        #expect(result.status == 0)
        #expect(
            try folder.read("a.json")
                == "{\"cases\":[\(a),\(b.replacing("\"session\":\"1\"", with: "\"none\":true"))]}")
    }

    @Test("A link stays a link, and a file keeps its mode")
    func linkAndMode() throws {
        let path = try folder.write(Self.old, to: "there/a.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.json"), withDestinationPath: "there/a.json")
        let result = try CommandResult.line(
            """
            chmod 640 '\(path)' && cd '\(folder.path)' && handset test --update link.json \
                && readlink link.json && stat -c %a there/a.json && ls there
            """)
        #expect(
            result.output == """
                link.json:1:68: a: session was "43", is "42"
                there/a.json
                640
                a.json

                """)
        #expect(try folder.read("there/a.json") == Self.new)
    }

    @Test("Hundreds of suites are updated with few open files allowed", .exhaustive)
    func manySuites() throws {
        try folder.write(Self.old, to: "0.json")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            for number in {1..299}; do cp 0.json $number.json; done
            ulimit -n 128; handset test --update *.json | wc -l; handset test *.json | tail -1
            """)
        #expect(result.output == "300\n300 passed, 0 failed\n")
        #expect(result.errors == "")
    }

    // Root writes everywhere unless it gives up its privileges.
    private static let asOrdinary =
        #"if [ "$(id -u)" = 0 ]; then run="setpriv --bounding-set=-all --inh-caps=-all"; fi"#

    @Test(
        "If a suite cannot be written, the status is 74, and no change is printed",
        .enabled(
            if: (try? CommandResult.line("\(asOrdinary); $run true").status) == 0,
            "needs setpriv if root runs the tests; install util-linux"))
    func readOnly() throws {
        try folder.write(Self.old, to: "there/a.json")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' && chmod 500 there
            \(Self.asOrdinary)
            $run handset test --update there/a.json; status=$?
            chmod 700 there; ls there; exit $status
            """)
        #expect(result.output == "a.json\n")
        #expect(
            result.errors == "handset: error: cannot write there/a.json: Permission denied\n")
        #expect(result.status == 74)
        #expect(try folder.read("there/a.json") == Self.old)
    }
}
