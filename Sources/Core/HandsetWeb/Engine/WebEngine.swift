import Handset

/// An engine that shows one page at a time, in a process of its own.
///
/// It blocks the thread that calls it. Another engine than ``Chromium`` can stand behind the same few methods.
protocol WebEngine: AnyObject {
    /// Begins to load a page, with nothing of the pages before.
    func open(_ address: String) throws(WebEngineFailure)

    func evaluate(_ statement: String) throws(WebEngineFailure)

    /// Returns the next event; `nil` if none comes before a moment.
    func nextEvent(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> WebEvent?

    /// Answers a request; with `nil`, the request ends as if the app had forbidden it.
    func answer(
        _ request: WebEvent.Request, with answer: RequestFixture.Answer?
    ) throws(WebEngineFailure)

    /// Begins to read the texts that elements show: for each selector, the first element's.
    ///
    /// The page's script cannot change what is read.
    func read(_ selectors: [String]) throws(WebEngineFailure)

    /// Returns a picture of the page as PNG, in a phone's size.
    func picture(until end: ContinuousClock.Instant) throws(WebEngineFailure) -> [UInt8]

    /// Ends the process; the task ends when nothing of it is left.
    func end() -> Task<Void, Never>
}
