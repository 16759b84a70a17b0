import Hummingbird

/// A call that a client makes: the request, the names in its address, and what answers it.
struct PageCall {
    let api: PageAPI
    let request: Request
    let context: PageContext
    /// The parts of the path that stand for a `*` of the route.
    let names: [String]

    var query: String? { request.uri.query }

    /// The first name in the address, of a notification or a device; empty if the route has none.
    var name: String { names.first ?? "" }
}
