public import HandsetGateway
public import Testing

extension Test {
    @TaskLocal static var currentGateway: TestGateway?

    /// The gateway of the test that runs.
    ///
    /// - Throws: ``GatewayMissing`` if neither the test nor its suite has the trait `.gateway`.
    public static var gateway: TestGateway {
        get throws {
            guard let currentGateway else { throw GatewayMissing(test: Test.current?.name) }
            return currentGateway
        }
    }
}
