package import ArgumentParser

/// What is refused, and what becomes of it.
package struct RefusalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Keep the bytes that were refused, as they came, in a file.", valueName: "file"))
    package var refused: String?

    package init() {}
}
