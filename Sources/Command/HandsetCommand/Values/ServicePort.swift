/// A service of `handset listen`, and the port that it has unless an option says otherwise.
package enum ServicePort: String, CaseIterable, Sendable {
    case http2, binary, feedback, page, fcm

    package var standardNumber: UInt16 {
        switch self {
        case .http2: 2197
        case .binary: 2195
        case .feedback: 2196
        case .page: 2198
        case .fcm: 2199
        }
    }
}
