import Handset
import Testing

/// A row of a table of what is called at some devices, with the row in words.
struct DevicePlanRow: CustomTestStringConvertible {
    /// All sets of methods that an app can implement.
    static let allDelegates = (0..<8).map { DelegateMethods(rawValue: $0) }

    let words: String
    let versions: ClosedRange<Int>
    let states: [AppState]
    let delegates: [DelegateMethods]
    var action = UserAction.nothing
    var aps = #"{"alert":"hello","category":"call"}"#
    let callbacks: [RemoteNotificationCallback]

    var testDescription: String { words }

    /// The devices of the row: its states and delegates on each of its versions.
    var devices: [Device] {
        versions.flatMap { version in
            states.flatMap { state in
                delegates.map { delegates in
                    Device(
                        application: Application(systemVersion: IOSVersion(version)),
                        appState: state, action: action, delegates: delegates)
                }
            }
        }
    }
}
