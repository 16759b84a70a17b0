import ArgumentParser
import HandsetCommand

/// A port of a service, as an option gives it.
struct PortOption {
    typealias Service = ServicePort

    /// If `nil`, the port is for all services.
    let service: Service?
    let number: UInt16

    /// Parses `SERVICE=NUMBER`, or 0 alone.
    init(_ text: String) throws(ValidationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let number = parts.last.flatMap({ UInt16($0) }) else {
            throw ValidationError(
                "'\(text)' has no port; give a service and a port from 0 to 65535, such as http2=2197."
            )
        }
        self.number = number
        guard parts.count == 2 else {
            guard number == 0 else {
                throw ValidationError("Port \(number) is of no service; give http2=\(number).")
            }
            service = nil
            return
        }
        let names = Service.allCases.map(\.rawValue)
        guard let service = Service(rawValue: parts[0]) else {
            throw Suggestion.error(
                parts[0], "is not a service", "give \(names.joined(separator: ", "))", among: names)
        }
        self.service = service
    }
}
