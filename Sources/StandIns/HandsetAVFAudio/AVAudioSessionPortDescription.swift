extension AVAudioSession {
    /// The kind of a port.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a port from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let usbAudio = Port(rawValue: "USBAudio")
    }
}

/// A port of sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    // because it does not change.

    public let portType: AVAudioSession.Port
    public let portName: String
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
