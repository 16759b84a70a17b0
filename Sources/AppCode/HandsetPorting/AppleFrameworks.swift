/// The modules of Apple's that neither the toolchain has on Linux nor Handset stands in for.
///
/// An import of one is made only where a module of this name is there, such as one that the team writes itself.
package enum AppleFrameworks {
    private static let list = """
        AVKit Accelerate Accounts AdServices AdSupport AppIntents
        AppTrackingTransparency AuthenticationServices BackgroundTasks CFNetwork CarPlay
        Charts ClockKit CloudKit CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData
        CoreFoundation CoreGraphics CoreImage CoreLocation CoreLocationUI CoreMedia CoreML
        CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit
        CryptoTokenKit Darwin DeviceCheck EventKit EventKitUI ExposureNotification FamilyControls
        FileProvider GameKit GameplayKit HealthKit HomeKit IOKit ImageIO Intents IntentsUI
        JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Messages
        Metal MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage
        NearbyInteraction Network NetworkExtension NotificationCenter ObjectiveC PDFKit PassKit
        PencilKit Photos PhotosUI PushToTalk QuartzCore QuickLook QuickLookThumbnailing
        SafariServices SceneKit SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit
        SwiftData SystemConfiguration TipKit Translation UserNotificationsUI VideoToolbox Vision
        VisionKit WatchConnectivity WeatherKit WebKit
        """
    private static let names = Set(list.split { $0.isWhitespace })

    package static func contains(_ name: String) -> Bool { names.contains(name[...]) }
}
