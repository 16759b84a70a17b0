/// The beginnings of the names in modules of Apple's whose imports are left out.
enum FrameworkNames {
    private static let beginnings: [String: [String]] = [
        "AVFAudio": ["AV"], "AVFoundation": ["AV"], "AVKit": ["AV"], "Accounts": ["AC"],
        "AdSupport": ["ASIdentifier"], "AppTrackingTransparency": ["ATT"],
        "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"], "CallKit": ["CX"],
        "CloudKit": ["CK"], "Contacts": ["CN"], "CoreBluetooth": ["CB"],
        "CoreData": ["NSEntity", "NSFetch", "NSManaged", "NSMergePolicy", "NSPersistent"],
        "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"],
        "CoreTelephony": ["CT"],
        "CryptoKit": ["AES", "Curve25519", "HMAC", "SHA256", "SymmetricKey"],
        "DeviceCheck": ["DC"], "EventKit": ["EK"], "GameKit": ["GK"], "HealthKit": ["HK"],
        "HomeKit": ["HM"], "Intents": ["IN"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"],
        "LocalAuthentication": ["LA"], "MapKit": ["CL", "MK"], "MediaPlayer": ["MP"],
        "MessageUI": ["MF"], "Network": ["NW"], "NetworkExtension": ["NE"], "PDFKit": ["PDF"],
        "PassKit": ["PK"], "Photos": ["PH"], "PushKit": ["PK"], "QuartzCore": ["CA"],
        "SafariServices": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SystemConfiguration": ["SC"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
        "WebKit": ["WK"], "WidgetKit": ["WidgetCenter", "WidgetFamily"],
    ]

    /// Returns true for a name of one of these modules, as far as its beginning tells.
    ///
    /// - Parameters:
    ///   - name: The name, such as `CLLocationManager`.
    ///   - modules: The names of the modules that a file imports.
    /// - Returns: True if one of them has such names.
    static func contains(_ name: String, of modules: [String]) -> Bool {
        !StandInTypes.ofFrameworks.contains(name)
            && modules.contains { module in
                beginnings[module]?.contains { beginning in
                    guard name.hasPrefix(beginning) else { return false }
                    // In `Classes`, `Cl` is not a beginning.
                    guard let next = name.utf8.dropFirst(beginning.utf8.count).first else {
                        return true
                    }
                    return beginning.utf8.count > 3
                        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
                } ?? false
            }
    }
}
