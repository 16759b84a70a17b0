import Foundation
import Handset
import HandsetClaims
import HandsetTestSupport
import Testing

/// The tables of claims in the pages of the documentation.
@Suite struct ClaimPageTests {
    private static let folder = "Sources/Core/Handset/Handset.docc"
    private static let end = "<!-- end of claims -->"

    /// Returns a page with its tables made anew, and the names of the claims in them.
    private static func made(_ path: String) throws -> (text: String, claims: [String]) {
        let parts = try DocumentationPage(path).text.components(separatedBy: "<!-- claims: ")
        var text = parts.first ?? ""
        var claims: [String] = []
        for part in parts.dropFirst() {
            let selector = part.components(separatedBy: " -->").first ?? ""
            let rest = part.components(separatedBy: end).dropFirst().joined(separator: end)
            let table = ClaimTable(selector: selector)
            claims += table.claims.map(\.id)
            text += "<!-- claims: \(selector) -->\n\n\(table.text)\n\(end)\(rest)"
        }
        return (text, claims)
    }

    @Test(
        "The tables of a page are made from the claims",
        arguments: ["Callbacks", "Differences", "Calls", "LiveActivities"])
    func page(name: String) throws {
        let path = "\(Self.folder)/\(name).md"
        let made = try Self.made(path)
        #expect(!made.claims.isEmpty)
        try Golden(path).expect(made.text)
    }

    @Test("Every claim decides a plan or stands in a page")
    func used() throws {
        var used = Set(ClaimName.allCases.map(\.rawValue))
        for name in ["Callbacks", "Differences", "Calls", "LiveActivities"] {
            used.formUnion(try Self.made("\(Self.folder)/\(name).md").claims)
        }
        #expect(Set(Claims.all.list.map(\.id)).subtracting(used).isEmpty)
    }

    @Test("The page of numbers counts the claims")
    func numbers() throws {
        try Golden("\(Self.folder)/HowWeKnow.md").expect(ClaimNumbers(Claims.all.list).page)
    }
}
