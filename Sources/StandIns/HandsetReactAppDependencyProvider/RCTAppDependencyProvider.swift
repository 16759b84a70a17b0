/// The object that knows an app's native parts; a generated file has it on iOS.
@preconcurrency @MainActor open class RCTAppDependencyProvider: NSObject, RCTDependencyProvider {
    public override init() { super.init() }
}
