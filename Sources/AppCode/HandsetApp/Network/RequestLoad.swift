internal import Dispatch
internal import Foundation
internal import FoundationNetworking
internal import Handset
internal import HandsetUserNotifications

/// A request of the app on its way to its answer, by way of redirections.
struct RequestLoad {
    private let urlProtocol: URLProtocol
    private let client: any URLProtocolClient
    private let task: URLSessionTask?
    private let contents: TaskContents?
    private let request: URLRequest
    private let url: URL
    private let body: Data
    private var redirectionCount = 0

    /// The redirections after which iOS gives up.
    private static let mostRedirections = 20

    /// Creates the load of what a protocol asks for; `nil` if it has no URL or no client.
    init?(_ urlProtocol: URLProtocol) {
        let contents = urlProtocol.task.map { TaskContents($0) }
        let request = contents?.authorizedRequest ?? urlProtocol.request
        guard let client = urlProtocol.client, let url = request.url else { return nil }
        self.urlProtocol = urlProtocol
        self.client = client
        self.contents = contents
        self.request = request
        self.url = url
        body = contents?.body(of: request) ?? request.httpBody ?? Data()
        task = urlProtocol.task
    }

    /// Creates the load of a redirection.
    private init(_ load: RequestLoad, _ request: URLRequest, _ url: URL) {
        urlProtocol = load.urlProtocol
        client = load.client
        task = load.task
        contents = load.contents
        self.request = request
        self.url = url
        body = request.httpMethod == load.request.httpMethod ? load.body : Data()
        redirectionCount = load.redirectionCount + 1
    }

    /// Records the request, and answers it when its time has come; on the queue of the task.
    func start() {
        var request = AppRequest(
            method: request.httpMethod ?? "GET", url: url.absoluteString,
            headers: request.allHTTPHeaderFields ?? [:], body: Array(body))
        request.fixture = AppNetwork.shared.fixtures.fixture(for: request)
        let answer = request.fixture?.answer ?? .failure(.notConnected)
        AppNetwork.shared.wait(ObjectIdentifier(urlProtocol))
        let delay = request.fixture?.delay ?? .zero
        if delay > .zero { end(with: answer, after: delay) }
        // Not before, since a test may let time pass as soon as it sees the request.
        AppNetwork.shared.note(request)
        if delay <= .zero { end(with: answer) }
    }

    private func end(with answer: RequestFixture.Answer, after delay: Duration) {
        let limit = Duration.seconds(request.timeoutInterval)
        let answer = delay > limit ? .failure(.timedOut) : answer
        // Safe because it goes on only on the queue of the task.
        nonisolated(unsafe) let load = self
        AppTime.schedule(after: min(delay, limit)) {
            load.onQueue { load.end(with: answer) }
        }
    }

    private func onQueue(_ work: @escaping @Sendable () -> Void) {
        contents?.queue.map { $0.async(execute: work) } ?? work()
    }

    private func end(with answer: RequestFixture.Answer) {
        guard AppNetwork.shared.endWait(ObjectIdentifier(urlProtocol)) else { return }
        switch answer {
        case .failure(let failure): fail(failure.error(for: url))
        case .response(let status, var headers, let body):
            if !headers.keys.contains(where: { $0.lowercased() == "content-length" }) {
                headers["Content-Length"] = "\(body.count)"
            }
            guard
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { return fail(.at(url, .badServerResponse)) }
            setCookies(of: headers)
            if let next = request.redirected(by: response) {
                redirect(to: next, by: response, Data(body))
            } else {
                deliver(response, Data(body))
            }
        }
    }

    private func setCookies(of headers: [String: String]) {
        guard let configuration = contents?.session?.configuration,
            configuration.httpShouldSetCookies, let storage = configuration.httpCookieStorage
        else { return }
        storage.setCookies(
            HTTPCookie.cookies(withResponseHeaderFields: headers, for: url), for: url,
            mainDocumentURL: nil)
    }

    private func fail(_ error: URLError) {
        client.urlProtocol(urlProtocol, didFailWithError: error)
    }

    // MARK: - Redirections

    private func redirect(to next: URLRequest, by response: HTTPURLResponse, _ body: Data) {
        guard redirectionCount < Self.mostRedirections, let url = next.url else {
            return fail(.at(url, .httpTooManyRedirects))
        }
        guard let task, let session = contents?.session, let delegate = task.delegate else {
            return RequestLoad(self, next, url).start()
        }
        AppNetwork.shared.wait(ObjectIdentifier(urlProtocol))
        // Safe because it goes on only on the queue of the task.
        nonisolated(unsafe) let load = self
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: next
            ) { request in
                load.onQueue {
                    guard AppNetwork.shared.endWait(ObjectIdentifier(load.urlProtocol)) else {
                        return
                    }
                    guard let request, let url = request.url else {
                        return load.deliver(response, body)
                    }
                    RequestLoad(load, request, url).start()
                }
            }
        }
    }

    // MARK: - Responses

    private func deliver(_ response: HTTPURLResponse, _ body: Data) {
        let bytes = request.httpMethod == "HEAD" ? Data() : body
        client.urlProtocol(urlProtocol, didReceive: response, cacheStoragePolicy: .notAllowed)
        guard let task = task as? URLSessionDownloadTask else {
            if !bytes.isEmpty { client.urlProtocol(urlProtocol, didLoad: bytes) }
            return client.urlProtocolDidFinishLoading(urlProtocol)
        }
        guard let file = try? DownloadedFile.write(bytes),
            DownloadedFile.set(file, of: urlProtocol)
        else { return fail(.at(url, .cannotCreateFile)) }
        tell(task, of: Int64(bytes.count))
        client.urlProtocolDidFinishLoading(urlProtocol)
        guard contents?.isAwaited == false else { return }
        // As on iOS the file is gone when the app's handler has returned, unless a notification shows it.
        contents?.session?.delegateQueue.addOperation {
            if !AppHost.shared.shows(file) { try? FileManager.default.removeItem(at: file) }
        }
    }

    private func tell(_ task: URLSessionDownloadTask, of count: Int64) {
        guard let session = contents?.session,
            let delegate = task.delegate as? any URLSessionDownloadDelegate
        else { return }
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session, downloadTask: task, didWriteData: count, totalBytesWritten: count,
                totalBytesExpectedToWrite: count)
        }
    }
}
