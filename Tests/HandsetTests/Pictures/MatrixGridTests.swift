import FoundationXML
import Handset
import HandsetPictures
import HandsetTestSupport
import Testing

/// Grids of a matrix, as text, Markdown, HTML and SVG.
@Suite struct MatrixGridTests {
    private static let hostile = #"</script><b>|`@x` [a](b) \u001B[31m &amp; \u202E"#

    private static func matrix(
        _ json: String = #"{"aps":{"alert":"hello","session":"42"}}"#, _ versions: [Int] = [9]
    ) throws -> ScenarioMatrix {
        try ScenarioMatrix(of: try Payload(json: json), on: versions.map { IOSVersion($0) })
    }

    private static func text(_ write: (inout String) -> Void) -> String {
        var text = ""
        write(&text)
        return text
    }

    @Test("A grid has a line for each state, the totals and the reasons")
    func grid() throws {
        let matrix = try Self.matrix()
        let text = Self.text {
            MatrixGridText(matrix, MatrixGrid.List(matrix), isColoured: false).write(into: &$0)
        }
        #expect(
            text == """
                payload:1: payload 1, 40 bytes
                session 42 in aps, found by rule app

                iOS 9.0: the app implements legacy
                             nothing      tap       button  dismiss        open
                active       routed       ·         ·       ·              ·
                inactive     routed       ·         ·       ·              routed
                background   waiting [1]  routed    ·       dismissed [2]  passed by [3]
                suspended    waiting [1]  routed    ·       dismissed [2]  passed by [3]
                not-running  lost [4]     lost [4]  ·       dismissed [2]  passed by [3]
                force-quit   lost [4]     lost [4]  ·       dismissed [2]  passed by [3]
                5 routed, 2 waiting, 4 passed by, 4 dismissed, 4 lost, 11 not possible

                [1] the notification waits on the screen: the user has not tapped it
                [2] the notification was dismissed: iOS does not call the app; since iOS 10, a
                    category with customDismissAction tells the app of it
                [3] the app was opened by its icon: it gets no payload; read
                    getDeliveredNotifications() when the app becomes active
                [4] the app was not running: the payload is in the launch options only, where
                    the app does not look; read launchOptions[.remoteNotification] in
                    didFinishLaunching, or implement userNotificationCenter(_:didReceive:)

                """)
    }

    @Test("Each fate of the table is in the grid, and the totals count all")
    func sameAsTable() throws {
        let matrix = try Self.matrix(#"{"aps":{"alert":"hello","session":"42"}}"#, [4, 10, 18])
        let grids = MatrixGrid.List(matrix).grids
        let kinds = grids.flatMap(\.rows).flatMap(\.cells).map(\.kind)
        #expect(kinds == matrix.rows.map(MatrixCell.Kind.init))
        for grid in grids {
            let numbers = grid.totals.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            #expect(numbers.reduce(0, +) == AppState.allCases.count * UserAction.allCases.count)
        }
    }

    @Test("Only the fates that are asked for have a word and a reason")
    func only() throws {
        let matrix = try Self.matrix()
        let list = MatrixGrid.List(matrix, only: [.lost])
        for cell in list.grids.flatMap(\.rows).flatMap(\.cells) {
            #expect(cell.text.isEmpty == (cell.kind != .lost))
            #expect((cell.note != nil) == (cell.kind == .lost))
        }
        #expect(list.reasons.count < MatrixGrid.List(matrix).reasons.count)
    }

    @Test("Colours do not change the text")
    func colours() throws {
        let matrix = try Self.matrix()
        let list = MatrixGrid.List(matrix)
        let plain = Self.text {
            MatrixGridText(matrix, list, isColoured: false).write(into: &$0)
        }
        let coloured = Self.text {
            MatrixGridText(matrix, list, isColoured: true).write(into: &$0)
        }
        let lines = coloured.replacing(#/\u{1B}\[\d+m/#, with: "").split(separator: "\n")
        #expect(
            lines.map { String($0.replacing(#/ +$/#, with: "")) }
                == plain.split(separator: "\n").map(String.init))
        #expect(coloured.contains("\u{1B}[31mlost"))
    }

    @Test("Hostile text is neither markup nor a control in any format")
    func hostile() throws {
        let matrix = try Self.matrix(#"{"aps":{"session":"\#(Self.hostile)"}}"#)
        let list = MatrixGrid.List(matrix)
        let page = Self.text { text in
            let page = MatrixPage()
            page.begin(hasIndex: false, into: &text)
            page.write(matrix, list, into: &text)
            page.end(hasIndex: false, into: &text)
        }
        let picture = Self.text { MatrixPicture(matrix, list).write(into: &$0) }
        let markdown = Self.text { MatrixMarkdown(matrix, list).write(into: &$0) }
        let grid = Self.text {
            MatrixGridText(matrix, list, isColoured: true).write(into: &$0)
        }
        for text in [page, picture, markdown, grid] {
            #expect(text.contains("session "))
            #expect(!text.contains("\u{1B}[31m &"))
            #expect(!text.contains("\u{202E}"))
        }
        #expect(!page.contains("<b>") && page.contains("&lt;b&gt;"))
        #expect(!picture.contains("<b>"))
        let root = try XMLDocument(xmlString: picture).rootElement()
        #expect(root?.name == "svg")
        #expect(markdown.contains("\n- `` session "))
    }

    @Test("A page is named by the source of its payload, or by the alert of one without a name")
    func title() throws {
        func page(_ source: String) throws -> String {
            let payload = try Payload(
                json: #"{"aps":{"alert":{"title":"Ready"},"session":"1"}}"#, source: source)
            let matrix = try ScenarioMatrix(of: payload, on: [IOSVersion(17)])
            return Self.text { text in
                MatrixPage().begin(hasIndex: false, of: matrix, into: &text)
                MatrixPage().write(matrix, MatrixGrid.List(matrix), into: &text)
            }
        }
        let ofFile = try page("push.json")
        #expect(ofFile.contains("<title>push.json: what the app does with it</title>"))
        #expect(ofFile.contains("<h1>push.json</h1>"))
        #expect(ofFile.contains("<li>Ready, 49 bytes</li>"))
        let given = try page("argument")
        #expect(given.contains("<h1>Ready</h1>") && !given.contains("argument"))
    }

    @Test("The grids of several payloads have names of their own, and line ends a common sign")
    func names() throws {
        let matrix = try Self.matrix(#"{"aps":{"session":"42","sound":"default"}}"#, [9, 17])
        let page = Self.text { text in
            for number in 1...2 {
                MatrixPage().write(
                    matrix, MatrixGrid.List(matrix), number: number, into: &text)
            }
        }
        let names = page.matches(of: #/aria-label="([^"]*)"/#).map { String($0.1) }
        #expect(names.count > 2 && Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("Payload ") })
        #expect(page.contains("42;\u{21B5}") && !page.contains("\u{240A}"))
    }

    @Test("A page needs no other file, and has no script")
    func selfContained() throws {
        let matrix = try Self.matrix()
        let page = Self.text { text in
            let page = MatrixPage()
            page.begin(hasIndex: false, into: &text)
            page.write(matrix, MatrixGrid.List(matrix), into: &text)
            page.end(hasIndex: false, into: &text)
        }
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
        #expect(!page.contains("<script"))
        let picture = Self.text { MatrixPicture(matrix, MatrixGrid.List(matrix)).write(into: &$0) }
        #expect(!picture.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    }
}
