import Foundation
import Handset
import HandsetHunt
import HandsetTestSupport
import Testing

/// The schema of the shop's pushes, which is a sample.
@Suite struct PushSchemaTests {
    private let shape: SchemaShape
    private let push: Payload

    init() throws {
        shape = try SchemaShape(
            contentsOf: Repository.root.appending(path: "samples/hunt/push.schema.json").path())
        push = try Payload(json: Repository.bytes(of: "samples/hunt/push.json"))
    }

    @Test("The sample of a push fits, and so does one with less or with numbers as text")
    func fits() {
        #expect(shape.fits(push))
        var other = push
        other["sent"] = nil
        other["order"]?["items"] = nil
        other["order"]?["parts"]?["count"] = "25"
        #expect(shape.fits(other))
    }

    @Test("A push without an order, with an order's number as text, or with a new key does not")
    func others() {
        var other = push
        other["order"] = nil
        #expect(!shape.fits(other))
        other = push
        other["order"]?["id"] = "7"
        #expect(!shape.fits(other))
        other = push
        other["note"] = "new"
        #expect(!shape.fits(other))
    }
}
