import ArgumentParser

/// The option for the page of `handset listen`.
struct PageOptions: ParsableArguments {
    @Flag(
        help:
            "Serve a page with the phone, and an API for tests: lists of what has come, waiting for it, and events. Its address is in the line ready."
    )
    var page = false
}
