import Foundation
import HTTPTypes
import Handset
import Hummingbird

struct FrameResponder: HTTPResponder {
    let address: FrameAddress
    let files: AppFiles

    /// The folder of the loader, whose name no file of the app can have.
    private static let ownFolder = ".handset"
    /// The name of the loader among the page's files, and in its folder.
    private static let loaderName = "frame-loader.js"

    func respond(to request: Request, context: PageContext) async throws -> Response {
        var response: Response
        do throws(Problem) {
            response = try answer(request)
        } catch {
            response = Answer.problem(error)
        }
        let authority = request.head.authority ?? ""
        FrameHeaders.add(
            to: &response.headers, folder: "http://\(authority)/\(address.secret)/",
            parents: address.parents)
        return response
    }

    private func answer(_ request: Request) throws(Problem) -> Response {
        guard let authority = request.head.authority, RequestGuard.isLoopback(authority) else {
            throw Problem(.misdirectedRequest, "Host is not a name of this machine.")
        }
        guard request.method == .get || request.method == .head else {
            var problem = Problem(
                .methodNotAllowed, "Only GET and HEAD are possible here.")
            problem.headers[.allow] = "GET, HEAD"
            throw problem
        }
        let names = request.uri.path.split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst().map { $0.removingPercentEncoding }
        guard let first = names.first, first == address.secret else { throw Self.notFound }
        var rest = names.dropFirst().compactMap(\.self)
        guard rest.count == names.count - 1, !rest.isEmpty else { throw Self.notFound }
        if rest.last == "" { rest.removeLast() }
        if rest == [Self.ownFolder, Self.loaderName] {
            return Answer.bytes(
                Array((PageFiles.all[Self.loaderName] ?? "").utf8),
                type: "text/javascript; charset=utf-8")
        }
        guard let file = files.file(rest) else { throw Self.notFound }
        let isPage = file.type.hasPrefix("text/html")
        return Answer.bytes(isPage ? withLoader(file.bytes) : file.bytes, type: file.type)
    }

    /// Returns a page that runs the loader first.
    private func withLoader(_ page: [UInt8]) -> [UInt8] {
        // With `crossorigin`, a browser tells what an error in a statement is.
        let path = "/\(address.secret)/\(Self.ownFolder)/\(Self.loaderName)"
        let script = Array("<script crossorigin src=\"\(path)\"></script>".utf8)
        let place = PageStart.end(of: page)
        return page[..<place] + script + page[place...]
    }

    private static var notFound: Problem {
        Problem(.notFound, "There is no such file in the folder www of the app.")
    }
}
