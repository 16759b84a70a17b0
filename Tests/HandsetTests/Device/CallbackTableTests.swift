import Handset
import HandsetPorting
import Testing

/// The table of the methods that a phone calls.
@Suite struct CallbackTableTests {
    @Test(
        "A name in Swift has as many parts as the selector",
        arguments: AppCallback.Selector.allCases)
    func parts(selector: AppCallback.Selector) {
        func count(_ name: String) -> Int { name.count { $0 == ":" } }
        #expect(count(selector.swiftName) == count(selector.rawValue))
    }

    @Test("What is said of sources knows each method that a phone calls")
    func sources() {
        for selector in AppCallback.Selector.allCases where !selector.isOfPushRegistry {
            #expect(DelegateMethodTable.called.contains(selector.swiftName), "\(selector)")
        }
    }

    @Test("A scene's methods are as old as scenes, and no method is older than pushes")
    func versions() {
        for selector in AppCallback.Selector.allCases {
            let since = selector.row.since
            #expect(since >= IOSVersion(3))
            #expect((selector.row.owner == .scene) == (since == IOSVersion(13)))
        }
    }

    @Test(
        "A method that an app may have for notifications is known since the version that calls it")
    func methods() {
        for (name, method) in DelegateMethods.allNamed {
            guard let routing = RoutingCallbacks(named: name) else { continue }
            let rows = AppCallback.Selector.allCases.map(\.row).filter { $0.routing == routing }
            for major in 3...27 {
                let isCalled = rows.contains { $0.since <= IOSVersion(major) }
                #expect(method.known(to: IOSVersion(major)).isEmpty == !isCalled, "\(name)")
            }
        }
    }
}
