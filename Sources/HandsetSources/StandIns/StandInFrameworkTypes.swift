/// The types of Apple's modules that Handset has only a part of, and that have a stand-in.
enum StandInFrameworkTypes {
    // A test makes the list from the stand-ins; HANDSET_RECORD=1 lets it write the list anew.
    private static let list = """
        BGTask
        """

    static let all = Set(list.split { $0.isWhitespace }.map(String.init))
}
