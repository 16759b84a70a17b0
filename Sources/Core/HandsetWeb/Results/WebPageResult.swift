/// The results of the statements of a payload in a page.
package struct WebPageResult: Sendable {
    /// The results of the statements, in order.
    package var results: [WebViewResult] = []
    /// The texts of the elements that were asked for; `nil` for one that is not there.
    package var texts: [String?] = []
    /// The picture; `nil` if it was not asked for, or if there is no page.
    package var picture: [UInt8]?
}
