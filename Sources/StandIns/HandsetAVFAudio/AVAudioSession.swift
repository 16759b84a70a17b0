internal import Synchronization

/// The audio session of the app, which keeps what it is set to and plays nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {  // because a lock guards what changes
    private struct Settings: Sendable {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var isActive = false
        var port = PortOverride.none
        var preferredSampleRate = 0.0
        var preferredDuration = 0.0
        var preferredInput: AVAudioSessionPortDescription?
    }

    private static let only = AVAudioSession()
    private let settings = Mutex(Settings())

    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { only }

    // MARK: - The category

    /// The kind of sound that the app plays or records.
    public var category: Category { settings.withLock(\.category) }
    public var mode: Mode { settings.withLock(\.mode) }
    public var categoryOptions: CategoryOptions { settings.withLock(\.options) }
    public var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    public func setCategory(_ category: Category) throws {
        settings.withLock { $0.category = category }
    }

    /// Sets the category and its options.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        settings.withLock { ($0.category, $0.options) = (category, options) }
    }

    /// Sets the category, its special use and its options.
    public func setCategory(
        _ category: Category, mode: Mode, options: CategoryOptions = []
    ) throws {
        settings.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
    }

    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
    }

    public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

    // MARK: - The session

    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        settings.withLock { $0.isActive = active }
    }

    /// True if another app plays, which none does here.
    public var isOtherAudioPlaying: Bool { false }
    /// True if another app asks for silence, which none does here.
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var outputVolume: Float { 0.5 }
    /// True if the device can record.
    public var isInputAvailable: Bool { true }

    // MARK: - Ports

    /// The ports that are in use.
    public var currentRoute: AVAudioSessionRouteDescription {
        let isSpeaker = settings.withLock(\.port) == .speaker
        return AVAudioSessionRouteDescription(
            inputs: [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")],
            outputs: [
                isSpeaker
                    ? AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
                    : AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
            ])
    }
    /// The inputs that can be chosen.
    public var availableInputs: [AVAudioSessionPortDescription]? {
        [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")]
    }
    /// The input that the app has chosen.
    public var preferredInput: AVAudioSessionPortDescription? {
        settings.withLock(\.preferredInput)
    }

    /// Chooses the speaker, or the usual port.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        settings.withLock { $0.port = portOverride }
    }

    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        settings.withLock { $0.preferredInput = inPort }
    }

    // MARK: - Numbers

    public var sampleRate: Double { 48_000 }
    /// The samples in a second that the app has asked for.
    public var preferredSampleRate: Double { settings.withLock(\.preferredSampleRate) }
    /// The time of a buffer in seconds.
    public var ioBufferDuration: Double { 0.005 }
    /// The time of a buffer that the app has asked for.
    public var preferredIOBufferDuration: Double { settings.withLock(\.preferredDuration) }

    public func setPreferredSampleRate(_ sampleRate: Double) throws {
        settings.withLock { $0.preferredSampleRate = sampleRate }
    }

    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        settings.withLock { $0.preferredDuration = duration }
    }

    /// Asks for a number of channels, of which nothing comes.
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {}

    /// Asks for a number of channels, of which nothing comes.
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}

    // MARK: - Permission

    /// The user's answer, who lets the app record.
    public var recordPermission: RecordPermission { .granted }

    /// Asks the user, who lets the app record.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { response(true) }
    }
}
