package import Handset

/// A failed case of a suite, with the app that it is for.
package struct PageCase: Sendable {
    package let payload: [UInt8]
    package let headers: [PageHeader]
    /// The app with its device, as the JSON of an app file.
    package let app: [UInt8]
    /// The name of the case, its suite, and what it expects, as the page shows them.
    package let told: JSONText
}
