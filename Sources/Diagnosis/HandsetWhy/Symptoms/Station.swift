/// A place on the way of a push, from its sender to the screen that it opens.
package enum Station: Int, CaseIterable, Comparable, Hashable, Sendable {
    case registration, service, request, payload, device, serviceExtension, display, waking, launch,
        callback, routing, completion

    package var words: String {
        switch self {
        case .registration: "at the registration for pushes"
        case .service: "at the push service"
        case .request: "in the request to Apple's service"
        case .payload: "in the payload"
        case .device: "at the device"
        case .serviceExtension: "in the service extension"
        case .display: "before it is shown"
        case .waking: "before the app is woken"
        case .launch: "at the app's launch"
        case .callback: "at the app's delegate"
        case .routing: "in the app's code"
        case .completion: "at the completion handler"
        }
    }

    /// Returns true if the first of two comes earlier.
    package static func < (left: Station, right: Station) -> Bool { left.rawValue < right.rawValue }
}
