import HTTPTypes
import Handset
import Hummingbird

/// The short page with which a browser is answered that opens an address and cannot have it.
enum ProblemPage {
    /// Returns true if a request is that of somebody who looks at the answer: a program asks for JSON, or anything.
    static func isWanted(by request: Request) -> Bool {
        [.get, .head].contains(request.method) && !request.uri.path.hasPrefix("/api/")
            && request.headers[values: .accept].contains { $0.lowercased().contains("text/html") }
    }

    static func answer(_ problem: Problem) -> Response {
        var html = HTMLText()
        HTMLPage.begin(title: "Handset: \(problem.status.reasonPhrase)", style: "", into: &html)
        HTMLPage.writeHeading(problem.status.reasonPhrase, lines: lines(of: problem), into: &html)
        HTMLPage.end(into: &html)
        var headers = problem.headers
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
        return Answer.bytes(
            Array(html.text.utf8), status: problem.status, type: "text/html; charset=utf-8",
            headers: headers)
    }

    private static func lines(of problem: Problem) -> [String] {
        guard problem.status == .unauthorized else { return [problem.detail] }
        return [
            "This page is for those who have its token.",
            "Open this address with /?token=TOKEN behind the port. TOKEN is what HANDSET_PAGE_TOKEN was when Handset "
                + "was started: ask the person who did.",
        ]
    }
}
