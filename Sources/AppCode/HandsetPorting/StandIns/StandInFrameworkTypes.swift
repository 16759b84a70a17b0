/// The types of Apple's modules that Handset has only a part of, and that have a stand-in.
enum StandInFrameworkTypes {
    // A test makes the list from the stand-ins; HANDSET_RECORD=1 lets it write the list anew.
    private static let list = """
        BGAppRefreshTask BGAppRefreshTaskRequest BGProcessingTask BGProcessingTaskRequest BGTask
        BGTaskRequest BGTaskScheduler CLCircularRegion CLLocation CLLocationCoordinate2D
        CLLocationDegrees CLLocationDistance CLRegion INImage INIntent INIntentDonationMetadata
        INIntentResponse INInteraction INInteractionDirection INOutgoingMessageType INPerson
        INPersonHandle INPersonHandleLabel INPersonHandleType INPersonSuggestionType
        INSendMessageAttachment INSendMessageIntent INSendMessageIntentDonationMetadata
        INSpeakableString INStartCallIntent
        """

    static let all = Set(list.split { $0.isWhitespace }.map(String.init))
}
