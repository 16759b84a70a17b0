import HandsetUIKit
import Synchronization

/// A delegate of a session that notes its calls.
final class SessionListener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    private let contents = Mutex<[String]>([])
    private let followsRedirections: Bool
    private let password: String?

    init(followsRedirections: Bool = true, password: String? = nil) {
        self.followsRedirections = followsRedirections
        self.password = password
    }

    var lines: [String] { contents.withLock(\.self) }

    private func note(_ line: String) { contents.withLock { $0.append(line) } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        note("bytes \(data.count)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
    ) {
        note("file \((try? Data(contentsOf: location))?.count ?? -1)")
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytes: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        note("wrote \(totalBytesWritten)")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        note("redirection \(response.statusCode)")
        completionHandler(followsRedirections ? request : nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let password, challenge.previousFailureCount == 0 else {
            return completionHandler(.performDefaultHandling, nil)
        }
        completionHandler(
            .useCredential,
            URLCredential(user: "a", password: password, persistence: .forSession))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        note("completed" + ((error as? URLError).map { " \($0.code.rawValue)" } ?? ""))
    }
}
