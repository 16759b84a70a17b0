extension AVAudioSession {
    /// The kind of a port.
    public struct Port: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a port from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// The speaker at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The speaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// Headphones with a cable.
        public static let headphones = Port(rawValue: "Headphones")
        /// The microphone of headphones with a cable.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// A headset for calls.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Headphones for music.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A device with little power.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A device at the plug.
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}

/// A port of sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    // because it does not change.

    /// The kind.
    public let portType: AVAudioSession.Port
    /// The name.
    public let portName: String
    /// The identifier.
    public var uid: String { portType.rawValue }

    init(_ portType: AVAudioSession.Port, _ portName: String) {
        self.portType = portType
        self.portName = portName
    }
}

/// The ports that are in use.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    // because it does not change.

    /// Those that record.
    public let inputs: [AVAudioSessionPortDescription]
    /// Those that play.
    public let outputs: [AVAudioSessionPortDescription]

    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        self.inputs = inputs
        self.outputs = outputs
    }
}
