/// The addresses that only this machine can reach.
enum LoopbackAddress {
    static func contains(_ host: String) -> Bool {
        host == "localhost" || host == "::1"
            || host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isNumber }
    }
}
