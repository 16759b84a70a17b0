import Handset

extension EnvelopeSettings {
    /// The choices of a lint, which tells the faults of a message and checks the payload all the same.
    static let ofLint: EnvelopeSettings = {
        var settings = EnvelopeSettings()
        settings.refusesFaults = false
        settings.tellsOtherServiceMessages = false
        return settings
    }()

    /// Creates the choices of a command that knows the points that are not confirmed.
    init(_ behavior: UnconfirmedBehavior) {
        self.init()
        wakesForData = behavior.fcmDataOnly == .contentAvailable
        equalKeys = behavior.equalKeys
    }
}
