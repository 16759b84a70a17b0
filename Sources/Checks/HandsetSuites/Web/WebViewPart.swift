/// A part of what a statement does in a web view, as a case expects it.
public enum WebViewPart: Hashable, Sendable {
    /// These are all arguments of `handleOpenURL`, in order.
    case opened([String])
    /// The first exception of the statements has this name; with `nil`, there is none.
    case exception(String?)
    /// These are all requests, each with its method and URL, in order.
    case requests([String])
    /// These are all lines on the console, each with its level, in order.
    case console([String])
    /// These are all addresses that the page goes to, in order.
    case navigations([String])
    /// The first element that a selector matches shows this text at the end.
    case text(selector: String, String)
    /// The page looks like this picture, a file in PNG.
    case picture(path: String, [UInt8])

    /// The name of the member of `webView` that states it.
    var name: String {
        switch self {
        case .opened: "opened"
        case .exception: "exception"
        case .requests: "requests"
        case .console: "console"
        case .navigations: "navigations"
        case .text: "text"
        case .picture: "picture"
        }
    }

    var words: String {
        switch self {
        case .opened(let texts): ComparedText.inWords(texts, else: "nothing opened")
        case .requests(let texts): ComparedText.inWords(texts, else: "no request")
        case .console(let texts): ComparedText.inWords(texts, else: "no line")
        case .navigations(let texts): ComparedText.inWords(texts, else: "no navigation")
        case .exception(let name): name ?? "no exception"
        case .text(_, let text): text
        case .picture(let path, _): "the picture \(path)"
        }
    }

    /// The number of things that are expected.
    var count: Int {
        switch self {
        case .opened(let texts), .requests(let texts), .console(let texts),
            .navigations(let texts):
            texts.count
        case .exception, .text, .picture: 1
        }
    }
}
