import ArgumentParser

/// An address to listen on, as an option gives it.
struct HostOption {
    let address: String
    let isOfPage: Bool

    /// Parses `ADDRESS` or `page=ADDRESS`.
    init(_ text: String) throws(ValidationError) {
        let prefix = "page="
        isOfPage = text.hasPrefix(prefix)
        address = isOfPage ? String(text.dropFirst(prefix.count)) : text
        guard !address.isEmpty else {
            throw ValidationError("--host is empty; give an address.")
        }
    }
}
