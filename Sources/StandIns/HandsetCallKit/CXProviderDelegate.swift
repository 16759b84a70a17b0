/// The callbacks of a provider of calls.
///
/// Apple's are optional but for `providerDidReset(_:)`. An action without a method of the app fails, as on iOS.
@preconcurrency public protocol CXProviderDelegate: AnyObject {
    /// Called when all calls have ended by themselves.
    func providerDidReset(_ provider: CXProvider)
    /// Called when the provider is ready.
    func providerDidBegin(_ provider: CXProvider)
    /// Called before the actions of a transaction; true if the app makes them itself.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Called when a call begins.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called when the user answers.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called when the user declines, or ends the call.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Called when the user lets a call wait.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Called when the user switches the microphone.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Called when the user makes a group.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// Called when the user types digits.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// Called when an action is not complete in time.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Called when the audio session is the call's.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    /// Called when the audio session is the call's no more.
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

// MARK: - Default implementations

extension CXProviderDelegate {
    /// Does nothing.
    public func providerDidBegin(_ provider: CXProvider) {}

    /// Leaves the actions to their methods.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool {
        false
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        action.fail()
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        action.fail()
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
        action.fail()
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {
        action.fail()
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {
        action.fail()
    }

    /// Fails, as the app lacks the method.
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {
        action.fail()
    }

    /// Does nothing.
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}

    /// Does nothing.
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}

    /// Does nothing.
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
