internal import Foundation
internal import FoundationNetworking

extension URLRequest {
    /// Returns the request that a response leads to; `nil` if it leads to none.
    ///
    /// As in RFC 9110, 15.4: after 301 and 302 a POST becomes a GET, and after 303 everything but a HEAD.
    func redirected(by response: HTTPURLResponse) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode),
            let location = response.value(forHTTPHeaderField: "Location"),
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else { return nil }
        var request = self
        request.url = target
        let method = httpMethod ?? "GET"
        let becomesGet =
            response.statusCode == 303
            ? method != "HEAD" : response.statusCode < 303 && method == "POST"
        if becomesGet {
            request.httpMethod = "GET"
            request.httpBody = nil
        }
        if target.host != url?.host {
            request.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        return request
    }
}
