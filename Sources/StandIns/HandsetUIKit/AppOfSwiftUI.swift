/// The delegate that an app in SwiftUI has named since a phone began to launch it.
@MainActor package enum AppOfSwiftUI {
    package static var delegate: (any UIApplicationDelegate)?
}
