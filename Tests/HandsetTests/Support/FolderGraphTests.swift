import HandsetTestSupport
import Testing

/// The test of the folder order is itself tested, on source trees that are made up.
@Suite struct FolderGraphTests {
    private static let lower = "public struct Plan { var text = 1 }\n"

    /// The upward edges where a file of the lower folder has a text, and the upper one declares `Phone`.
    private func edges(of text: String, upper: String = "package final class Phone {}\n")
        -> [String]
    {
        let graph = FolderGraph(files: ["Plans/Plan.swift": text, "Phones/Deep/Phone.swift": upper])
        return graph.upwardEdges(in: ["Plans", "Phones"]).map(\.description)
    }

    @Test("A folder may use the folders before it")
    func downward() {
        let graph = FolderGraph(files: [
            "Plans/Plan.swift": Self.lower,
            "Phones/Phone.swift": "struct Phone { let plan: Plan }\n",
        ])
        #expect(graph.upwardEdges(in: ["Plans", "Phones"]).isEmpty)
        #expect(
            graph.upwardEdges(in: ["Phones", "Plans"]) == [
                FolderGraph.Edge(
                    file: "Phones/Phone.swift", name: "Plan", source: "Phones", target: "Plans")
            ])
    }

    @Test(
        "A use of a type of a later folder is an upward edge",
        arguments: [
            "struct Plan { let phone: Phone }", "let text = \"to \\(Phone().name)\"",
            "let text = #\"to \\#([Phone].self)\"#", "let text = \"a\\\\\" + Phone.name // \"",
            "/* a /* b */ c */ let a = Phone()", "func plan(_ a: Int = 0...Phone.most) {}",
            "let text = \"\"\"\n  \"Phone\" \\(\"\\(Phone.name)\")\n  \"\"\"", "extension Phone {}",
        ])
    func upward(text: String) {
        #expect(edges(of: text) == ["Plans/Plan.swift in Plans uses Phone of Phones"])
    }

    @Test(
        "A type's name in a comment, in a string or after a dot is not a use of it",
        arguments: [
            "// Phone\n", "/// ``Phone``\nstruct Plan {}", "/* a /* b */ Phone */",
            "let text = \"Phone\"", "let text = #\"Phone \\(Phone) \"Phone\" \"#",
            "let text = \"\"\"\n  Phone \"Phone\"\n  \"\"\"", "let text = \"a\\\"Phone\"",
            "let kind = Kind.Phone", "struct Phones {}",
        ])
    func noUse(text: String) {
        #expect(edges(of: text).isEmpty)
    }

    @Test("A type that the folder declares itself may have the name of a later one")
    func sameName() {
        #expect(edges(of: "struct Phone {}\nlet phone = Phone()").isEmpty)
    }

    @Test("A type that a later file keeps to itself is not found elsewhere")
    func privateType() {
        #expect(edges(of: "let phone = Phone()", upper: "private struct Phone {}").isEmpty)
    }

    @Test("A member that a later folder adds by an extension is an upward edge")
    func member() {
        let upper = "extension Plan { package private(set) static var display: Int { 1 } }\n"
        #expect(
            edges(of: "let a = Plan.display", upper: upper) == [
                "Plans/Plan.swift in Plans uses display of Phones"
            ])
        let graph = FolderGraph(files: [
            "Plans/Plan.swift": "let a = plan.display", "Phones/A.swift": upper,
        ])
        #expect(
            graph.upwardEdges(in: ["Plans", "Phones"], foreignMembers: ["display"]).isEmpty)
        #expect(edges(of: "let display = 1\nlet a = plan.display", upper: upper).isEmpty)
        #expect(
            edges(of: "let a = plan.display", upper: "extension Plan { private var display: Int }")
                .isEmpty)
    }

    @Test("Files beside the folders are in a folder without a name")
    func folders() {
        let graph = FolderGraph(files: ["Plan.swift": Self.lower, "Phones/Phone.swift": ""])
        #expect(graph.folders == ["", "Phones"])
    }
}
