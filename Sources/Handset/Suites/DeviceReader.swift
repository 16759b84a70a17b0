/// Reads which device the payloads of a suite arrive at.
struct DeviceReader {
    /// The keys of a device.
    enum Key: String, CaseIterable {
        case ios, appState, action, delegates
    }

    /// The device; as the app's where nothing is said.
    private(set) var device = Device.ofTheApp
    /// What is wrong.
    private(set) var problems: [JSONDocumentProblem] = []

    init(_ value: JSONDocumentValue) {
        do throws(JSONDocumentProblem) {
            let members = try value.members(known: Key.allCases.map(\.rawValue))
            problems += members.problems
            if let ios = members["ios"] {
                device.application = Application(systemVersion: try Self.version(ios))
            }
            if let state = members["appState"] {
                device.appState = try state.choice(of: AppState.self)
            }
            if let action = members["action"] {
                device.action = try action.choice(of: UserAction.self)
            }
            if let names = members["delegates"] {
                device.delegates = []
                for name in try names.elements() {
                    device.delegates.insert(try Self.delegate(name))
                }
            }
        } catch {
            problems.append(error)
        }
    }

    private static func version(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> IOSVersion {
        // A number is what everybody writes for 4; 10.10 could not be told from 10.1.
        let text = value.value.kind == .integer ? "\(value.value)" : try value.string()
        guard let version = IOSVersion(text) else {
            throw value.problem(
                "\(JSONDocumentValue.quoted(text)) is no iOS version",
                "give one from 3 on, such as \"4\", \"10.3\" or \"17\"")
        }
        return version
    }

    private static func delegate(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> DelegateMethods {
        let text = try value.string()
        guard let named = DelegateMethods.allNamed.first(where: { $0.name == text }) else {
            throw value.unknownName(text, among: DelegateMethods.allNamed.map(\.name))
        }
        return named.method
    }
}
