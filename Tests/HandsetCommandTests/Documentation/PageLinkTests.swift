import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The pages read well where Markdown is shown as it is, and DocC gets its own links from them.
@Suite(.waitsForPrograms) struct PageLinkTests {
    /// Returns the names of the modules that have pages of their own.
    private static func modules() -> [String] {
        Repository.targets.filter { module, folder in
            let catalog = Repository.root.appending(path: "\(folder)/\(module).docc")
            return FileManager.default.fileExists(atPath: catalog.path())
        }.keys.sorted()
    }

    private static let pages = Result {
        try modules().flatMap { try DocumentationPage.all(of: $0) }
            + ["README.md", "samples/README.md"].map { try DocumentationPage($0) }
    }

    @Test("Each link leads to a file that is there, and to a heading of that page")
    func links() throws {
        let links = try Self.pages.get().flatMap(\.links)
        #expect(links.count > 500)
        for link in links {
            guard FileManager.default.fileExists(atPath: link.file.path()) else {
                Issue.record("\(link): no such file")
                continue
            }
            if let anchor = link.anchor {
                let path = link.file.path().dropFirst(Repository.root.path().count)
                let page = try DocumentationPage(String(path))
                #expect(page.anchors.contains(anchor), "\(link): no such heading")
            }
        }
    }

    @Test("A name that links to sources is declared there")
    func names() throws {
        for link in try Self.pages.get().flatMap(\.links) {
            guard let name = link.declaredName else { continue }
            let source = try String(contentsOf: link.file, encoding: .utf8)
            let declaration = try Regex(
                #"\b((actor|case|class|enum|func|let|protocol|struct|typealias|var) `?\#(name)\b|\#(name)\()"#
            )
            #expect(source.contains(declaration), "\(link): not declared there")
        }
    }

    /// Returns true if DocC knows what a link leads to: a name of the page's module, or of Handset.
    private static func isSymbol(_ link: PageLink, of module: String) -> Bool {
        let path = link.file.path().dropFirst(Repository.root.path().count)
        return link.declaredName != nil
            && [module, "Handset"].contains {
                Repository.targets[$0].map { path.hasPrefix("\($0)/") } ?? false
            }
    }

    @Test("Nothing of DocC's own is in a page")
    func marks() throws {
        for page in try Self.pages.get() {
            for mark in try ["<doc:[^>]*>", "(?m)(^|[^`])``[^`]+``", "(?m)^ *- term .*"].map({
                try Regex($0)
            }) {
                let found = page.prose.firstMatch(of: mark).map { String(page.prose[$0.range]) }
                #expect(
                    found == nil,
                    "\(page.path) has a mark of DocC: a relative link, or the name alone, reads everywhere"
                )
            }
        }
    }

    /// Returns the name of a page in DocC, where no page of a command may have the name of a type.
    private static func docCName(of page: DocumentationPage) -> String {
        let file = URL(filePath: page.path).deletingPathExtension()
        let name = file.lastPathComponent
        return file.deletingLastPathComponent().lastPathComponent == "Commands"
            ? "handset-\(name.lowercased())" : name
    }

    @Test(
        "In DocC's form, each link leads to a page of its module and its heading",
        .needs(.python),
        arguments: Sweep.every(4, of: modules()))
    func catalog(module: String) throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(".ci/docc-pages \(module) '\(folder.path)'")
        #expect(result.errors == "")
        let pages = try DocumentationPage.all(of: module)
        let copies = try pages.map { page in
            let catalog = "\(try #require(Repository.targets[module]))/\(module).docc/"
            let path = URL(filePath: String(page.path.dropFirst(catalog.count)))
            let copy =
                path.deletingLastPathComponent().relativePath + "/\(Self.docCName(of: page)).md"
            return try folder.read(copy)
        }
        let headings = Dictionary(
            uniqueKeysWithValues: pages.map { page in
                (Self.docCName(of: page), page.headings.map { $0.replacing(" ", with: "-") })
            })
        for (page, copy) in zip(pages, copies) {
            #expect(copy.hasPrefix("# ``\(module)``\n") == page.path.hasSuffix("/\(module).md"))
            let links = copy.matches(of: /[<(]doc:([^>)#]+)(?:#([^>)]+))?[>)]/)
            for link in links {
                let found = headings[String(link.1)]
                #expect(found != nil, "\(page.path): \(link.0)")
                if let anchor = link.2 {
                    #expect(found?.contains(String(anchor)) == true, "\(page.path): \(link.0)")
                }
            }
            let own = page.links.filter {
                $0.file.pathExtension == "md" && $0.file.path().contains("/\(module).docc/")
            }
            #expect(links.count == own.count, "\(page.path)")
            let symbols = copy.matches(of: /(?m)(?:^|[^`])``[^`]+``/).count
            let isLandingPage = page.path.hasSuffix("/\(module).md")
            #expect(
                symbols == page.links.count { Self.isSymbol($0, of: module) }
                    + (isLandingPage ? 1 : 0), "\(page.path)")
        }
    }
}
