/// A file of Interface Builder, whose controllers a test gives by `HandsetPhone.setController(in:identifier:_:)`.
///
/// A controller that it has not given is a plain one, and the call is a fault.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// A controller's place.
    package struct Place: Hashable, Sendable {
        package var storyboard: String
        /// The controller's name; `nil` for the first one.
        package var identifier: String?

        package init(_ storyboard: String, _ identifier: String?) {
            self.storyboard = storyboard
            self.identifier = identifier
        }
    }

    private let name: String
    /// The file and the line that name the storyboard.
    private let place: String

    /// Creates the storyboard with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - storyboardBundleOrNil: The bundle, which does not matter.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    public init(
        name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID,
        line: Int = #line
    ) {
        self.name = name
        place = "\(fileID):\(line)"
        super.init()
    }

    /// Returns the first controller.
    public func instantiateInitialViewController() -> UIViewController? {
        make(nil, "instantiateInitialViewController()")
    }

    /// Returns a controller.
    ///
    /// - Parameter identifier: The name of the controller.
    /// - Returns: The controller.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, "instantiateViewController(withIdentifier: \"\(identifier)\")")
    }

    /// Returns a controller (iOS 13 and later).
    ///
    /// - Parameter identifier: The name of the controller.
    /// - Returns: The controller.
    public func instantiateViewController(identifier: String) -> UIViewController {
        make(identifier, "instantiateViewController(identifier: \"\(identifier)\")")
    }

    private func make(_ identifier: String?, _ call: String) -> UIViewController {
        if let make = UIApplication.shared.storyboards[Place(name, identifier)] {
            let controller = make()
            controller.storyboard = self
            return controller
        }
        let argument = identifier.map { ", identifier: \"\($0)\"" } ?? ""
        AppHost.shared.cannotDo(
            "UIStoryboard(name: \"\(name)\").\(call)", at: place,
            remedy:
                "give the controller in the test, by phone.setController(in: \"\(name)\"\(argument))"
        )
        return UIViewController()
    }
}
