internal import HandsetUserNotifications

/// The delegate of an app in SwiftUI.
///
/// It is created with the app, as by SwiftUI; `HandsetPhone` runs it.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    public let wrappedValue: DelegateType

    /// Creates the delegate.
    ///
    /// - Parameter delegateType: The class of the delegate, which has an `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = ObjectMaker.make(delegateType)
        AppOfSwiftUI.delegate = wrappedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// The delegate, whose properties views change.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
    }
}
