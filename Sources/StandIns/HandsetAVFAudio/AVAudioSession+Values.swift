extension AVAudioSession {
    /// The kind of sound that an app plays or records.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound beside other apps' sound.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that silences others, and follows the switch for silence.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that goes on in the background.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both at once, as in a call.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ports at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The special use of a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// A film that is made.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Sound that is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A film that is played.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech that is played.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others play on, and softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets for calls can be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Headsets for calls can be used, by the name since iOS 26.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headphones for music can be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay can be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// A microphone that is switched off interrupts nothing.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }

    /// The options of the beginning and the end of a session.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others learn that they can go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The port of sound.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6b72
    }

    /// The user's answer to an app that wants to record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    /// The policy for routes.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    /// The reason why the route has changed.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        /// The app has chosen another one.
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }

    /// The kind of an interruption.
    public enum InterruptionType: UInt, Sendable {
        case ended = 0
        case began = 1
    }

    /// The options at the end of an interruption.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The app may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Is never posted, since nothing interrupts the session.
    public static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification")
    /// Is never posted, since the route does not change by itself.
    public static let routeChangeNotification = Notification.Name(
        "AVAudioSessionRouteChangeNotification")
    /// Is never posted, since the services do not fail.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// Is never posted, since the services do not fail.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the route before it changed.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
