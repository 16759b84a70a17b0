/// A Swift file of an app's project.
public struct AppSourceFile: Sendable {
    /// The path from the folder of the project.
    public let path: String
    /// The outline of the file.
    public let outline: SourceOutline
    /// The places at which the file is not Swift; empty unless a compiler was asked.
    public var syntaxErrors: [SourceSyntaxError] = []
    package let bytes: [UInt8]

    private static let sceneDelegates: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]
    private static let centerDelegate: Set<String> = ["UNUserNotificationCenterDelegate"]
    private static let serviceExtension: Set<String> = ["UNNotificationServiceExtension"]
    /// Modules of tests, manifests and programs for other devices.
    private static let others = [
        "AppKit", "Cocoa", "PackageDescription", "Testing", "WatchKit", "XCTest",
    ]
    /// Labels and names that only code for pushes has.
    private static let callbacks = [
        "didFailToRegisterForRemoteNotificationsWithError", "didReceiveRemoteNotification",
        "didRegisterForRemoteNotificationsWithDeviceToken", "didReceiveLocalNotification",
        "registerForRemoteNotifications", "remoteNotification",
    ]
    private static let beginnings = [
        "UNMutableNotification", "UNNotification", "UNTextInputNotification", "UNUserNotification",
    ]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path from the folder of the project, without `./` before it.
    ///   - bytes: The bytes of the file.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let source = SourceText(bytes: bytes)
        let outline = SourceOutline(of: source)
        // The views of a widget's file are left out, with what they need.
        self.outline =
            WidgetFile(source, outline).map { SourceOutline(of: SourceText(bytes: $0.bytes)) }
            ?? outline
    }

    /// The names of the folders that the file is in, from the project's on.
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    var source: SourceText { SourceText(bytes: bytes) }

    /// True for a test, a manifest and other files that do not belong to an app for iOS.
    public var isOutside: Bool { outline.imports.contains { Self.others.contains($0.name) } }

    var applicationDelegate: SourceDeclaration? {
        outline.types(inheriting: ApplicationDelegateNames.all)
            .first { [.class, .extension].contains($0.kind) }
    }
    var sceneDelegate: SourceDeclaration? {
        outline.types(inheriting: Self.sceneDelegates).first { $0.kind == .class }
    }
    /// The classes that iOS may give notifications, and that other files can name.
    var centerDelegates: [SourceDeclaration] {
        outline.types(inheriting: Self.centerDelegate).filter { $0.kind == .class && !$0.isPrivate }
    }
    var serviceExtension: SourceDeclaration? {
        outline.types(inheriting: Self.serviceExtension).first
    }

    /// The modules of Apple's for calls and Live Activities that the file imports.
    var otherPushModules: [String] {
        outline.imports.map(\.name).filter { ["PushKit", "CallKit", "ActivityKit"].contains($0) }
    }

    /// True if the file has code for calls or Live Activities, and no views, which would need all of SwiftUI.
    var isAboutCallsOrActivities: Bool {
        !otherPushModules.isEmpty && !outline.imports.contains { $0.name == "WidgetKit" }
            && outline.types(inheriting: ["View", "Widget", "WidgetBundle"]).isEmpty
    }

    /// True if the file names types or methods of pushes.
    var isAboutPushes: Bool {
        isAboutCallsOrActivities
            || outline.names.contains { place in
                Self.beginnings.contains { place.name.hasPrefix($0) }
            } || Self.callbacks.contains { outline.uses($0) || outline.labels.contains($0) }
            || sceneTakesTap
    }

    /// True if the delegate of a scene reads the tap that has made the scene, without naming a type of it.
    private var sceneTakesTap: Bool {
        sceneDelegate != nil && outline.uses("notificationResponse")
    }

    /// True if iOS calls the file's own methods for pushes.
    var hasCallbacks: Bool {
        !outline.types(inheriting: Self.centerDelegate).isEmpty
            || Self.callbacks.contains { outline.labels.contains($0) }
    }

    /// True if the file has the class that iOS makes for its target.
    package var hasDelegate: Bool { applicationDelegate != nil || serviceExtension != nil }
}
