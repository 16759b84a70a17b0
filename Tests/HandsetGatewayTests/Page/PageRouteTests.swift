import Foundation
import HTTPTypes
import HandsetTestSupport
import Hummingbird
import Testing

@testable import HandsetPage

/// The table of the page's calls.
@Suite struct PageRouteTests {
    @Test("The description of the interface has the calls of the table, and no other")
    func described() throws {
        let bytes = try Repository.bytes(of: "Sources/Gateway/HandsetPage/Files/openapi.json")
        let description = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let paths = try #require(description["paths"] as? [String: [String: Any]])
        let described = paths.flatMap { path, calls in
            calls.keys.filter { $0 != "parameters" }.map { method in
                method.uppercased() + " "
                    + path.split(separator: "/").map { $0.hasPrefix("{") ? "*" : String($0) }
                    .joined(separator: "/")
            }
        }
        let routes = PageRoute.all.map { "\($0.method.rawValue) \($0.path.joined(separator: "/"))" }
        #expect(Set(described) == Set(routes))
        #expect(described.count == routes.count)
    }

    @Test("A part that stands for a name fits any, and another length none")
    func names() {
        let route = PageRoute(.get, "notifications/*/why") { _ in Response(status: .ok) }
        #expect(route.names(in: ["notifications", "7", "why"]) == ["7"])
        #expect(route.names(in: ["notifications", "7", "matrix"]) == nil)
        #expect(route.names(in: ["notifications", "7"]) == nil)
        #expect(route.names(in: ["notifications", "7", "why", ""]) == nil)
    }
}
