internal import Foundation
import Handset

/// A schema with an `$id` of its own, or the whole file: the base of the references within it.
struct SchemaResource: Sendable {
    let root: JSONDocumentValue
    /// The `$id`, resolved against those around it; empty if there is none.
    let address: String

    /// True up to draft 7, where the keywords beside a `$ref` say nothing.
    let ignoresOthersOfReference: Bool

    /// The whole file.
    init(root: JSONDocumentValue) {
        self.root = root
        address = ""
        let draft = root.value[SchemaName.draft.rawValue]?.string ?? ""
        ignoresOthersOfReference =
            ["draft-03", "draft-04", "draft-06", "draft-07"].contains { draft.contains($0) }
    }

    private init(root: JSONDocumentValue, address: String, in other: SchemaResource) {
        self.root = root
        self.address = address
        ignoresOthersOfReference = other.ignoresOthersOfReference
    }

    /// Returns the resource of a schema within this one, which is this one if the schema has no `$id`.
    ///
    /// Some generators write the place of each schema as its `$id`, such as `#/properties/aps`; this is not an `$id`.
    func resource(of schema: JSONDocumentValue) -> SchemaResource {
        let identifier = schema.value[SchemaName.identifier.rawValue]?.string
        guard let identifier, !identifier.hasPrefix("#"),
            address.isEmpty || schema.range != root.range
        else { return self }
        let isReference = schema.value[SchemaName.reference.rawValue] != nil
        if isReference, ignoresOthersOfReference { return self }
        return SchemaResource(root: schema, address: resolved(identifier).address, in: self)
    }

    /// Returns a reference as an address and the text after its `#`, without escapes.
    func resolved(_ reference: String) -> (address: String, fragment: String) {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 ? String(parts[1]) : ""
        let path = String(parts.first ?? "")
        let base = address.isEmpty ? nil : URL(string: address)
        let resolved =
            path.isEmpty ? address : URL(string: path, relativeTo: base)?.absoluteString ?? path
        return (resolved, fragment.removingPercentEncoding ?? fragment)
    }
}
