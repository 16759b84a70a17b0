import Foundation
import HandsetCommandSupport
import HandsetPage
import HandsetTestSupport
import Testing

/// The commands of the page about the API work as they stand there.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct AskingPageTests {
    private let page: DocumentationPage

    init() throws {
        page = try DocumentationPage(
            "Sources/Core/Handset/Handset.docc/AskingWhatHasCome.md")
    }

    @Test("The first commands print the fate of the notification")
    func firstUse() throws {
        let block = try #require(page.blocks("sh").first)
            .replacing(
                "--page >",
                with:
                    "--page --port page=0 --port http2=0 --port binary=0 --port feedback=0 2> err >"
            )
            .replacing("http://localhost:2197", with: "http://$(jq -r .http2 gateway/ready.json)")
        let folder = try TemporaryFolder()
        let result = try CommandResult.line("cd '\(folder.path)'\n\(block); wait $!")
        #expect(result.output == "routed\n")
        #expect(page.text.contains("It prints `routed`."))
    }

    @Test("The page has each call and each parameter of the description, and each fate")
    func description() throws {
        let bytes = try Repository.bytes(of: "Sources/Gateway/HandsetPage/Files/openapi.json")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let paths = try #require(root["paths"] as? [String: [String: [String: Any]]])
        for (path, methods) in paths {
            let shown = path.replacing("{number}", with: "N").replacing("{token}", with: "TOKEN")
            for (method, call) in methods where path != "/openapi.json" {
                #expect(
                    page.text.contains("| `\(method.uppercased()) \(shown)"), "\(method) \(path)")
                for parameter in call["parameters"] as? [[String: Any]] ?? [] {
                    let name =
                        (parameter["$ref"] as? String)?.split(separator: "/").last
                        .map(String.init) ?? parameter["name"] as? String ?? ""
                    guard !name.hasPrefix("apns-"), !["number", "token"].contains(name) else {
                        continue
                    }
                    let isThere = page.text.contains("`\(name)`") || page.text.contains("\(name)=")
                    #expect(isThere, "\(method) \(path) \(name)")
                }
            }
        }
        let components = root["components"] as? [String: [String: [String: Any]]]
        let fates = try #require(components?["schemas"]?["Fate"]?["enum"] as? [String])
        for fate in fates { #expect(page.text.contains("`\(fate)`"), "\(fate)") }
        #expect(Set(fates) == Set(PageFate.allCases.map(\.rawValue)))
    }
}
