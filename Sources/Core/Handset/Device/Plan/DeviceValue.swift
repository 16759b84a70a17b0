/// A value of a member of the device, which files and options write as words: mostly one, and any number for a list.
protocol DeviceValue: Equatable {
    static var deviceForm: DeviceForm { get }
    var deviceWords: [String] { get }

    /// Creates the value; `nil` if the words have no meaning here.
    init?(deviceWords words: [String])
}

extension DeviceValue where Self: RawRepresentable<String> & CaseIterable {
    static var deviceForm: DeviceForm { .name(allCases.map(\.rawValue)) }
    var deviceWords: [String] { [rawValue] }

    init?(deviceWords words: [String]) { self.init(rawValue: words.joined()) }
}

extension DeviceValue where Self: NamedOptions {
    static var deviceForm: DeviceForm { .names(allNames) }
    var deviceWords: [String] { names }

    init?(deviceWords words: [String]) {
        guard words.allSatisfy({ Self.allNames.contains($0) }) else { return nil }
        self.init(known: words)
    }
}

extension LifeCycle: DeviceValue {}
extension SceneConnection: DeviceValue {}
extension SilentDelivery: DeviceValue {}
extension DelegateMethods: DeviceValue {}
extension RoutingCallbacks: DeviceValue {}
extension BackgroundModes: DeviceValue {}
extension AuthorizationOptions: DeviceValue {}
extension QuietModes: DeviceValue {}
extension PresentationOptions: DeviceValue {}

extension AppState: DeviceValue {
    init?(deviceWords words: [String]) { self.init(word: words.joined()) }
}

extension IOSVersion: DeviceValue {
    static var deviceForm: DeviceForm { .version }
    var deviceWords: [String] { ["\(self)"] }

    init?(deviceWords words: [String]) { self.init(words.joined()) }
}

extension Bool: DeviceValue {
    static var deviceForm: DeviceForm { .boolean }
    var deviceWords: [String] { ["\(self)"] }

    init?(deviceWords words: [String]) { self.init(words.joined()) }
}

extension UserChoice: DeviceValue {
    static var deviceForm: DeviceForm { .action }
    var deviceWords: [String] { ["\(self)"] }

    init?(deviceWords words: [String]) { self.init(words.joined()) }
}

extension NotificationCategory: DeviceValue {
    private static let opensAppName = "opens-app"
    private static let customDismissName = "custom-dismiss"

    static var deviceForm: DeviceForm { .names([opensAppName, customDismissName]) }

    var deviceWords: [String] {
        (opensApp ? [Self.opensAppName] : [])
            + (customDismissAction ? [Self.customDismissName] : [])
    }

    init?(deviceWords words: [String]) {
        guard words.allSatisfy({ Self.deviceForm.known.contains($0) }) else { return nil }
        self.init(
            opensApp: words.contains(Self.opensAppName),
            customDismissAction: words.contains(Self.customDismissName))
    }
}

/// The categories of an app: their identifiers are not all of them, so that no words make them.
extension Array: DeviceValue where Element == NotificationCategory {
    static var deviceForm: DeviceForm { .categories }
    var deviceWords: [String] { compactMap(\.identifier) }

    init?(deviceWords words: [String]) { nil }
}
