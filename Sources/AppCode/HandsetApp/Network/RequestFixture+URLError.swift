internal import Foundation
internal import FoundationNetworking
internal import Handset

extension RequestFixture.Failure {
    /// Returns the error that an app gets on iOS.
    func error(for url: URL) -> URLError {
        let code: URLError.Code =
            switch self {
            case .notConnected: .notConnectedToInternet
            case .timedOut: .timedOut
            case .hostNotFound: .cannotFindHost
            case .cannotConnect: .cannotConnectToHost
            case .connectionLost: .networkConnectionLost
            case .notTrusted: .serverCertificateUntrusted
            }
        return URLError.at(url, code)
    }
}

extension URLError {
    static func at(_ url: URL, _ code: URLError.Code) -> URLError {
        URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
}
