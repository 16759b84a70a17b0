/// The look of the user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// That of what is around.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The shape of the device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// The screen of a car.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// The way in which a controller is presented, which is not shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice.
    case automatic = -2
    /// None.
    case none = -1
    /// Over the whole screen.
    case fullScreen
    /// A sheet.
    case pageSheet
    /// A smaller sheet.
    case formSheet
    /// In the place of the controller that presents it.
    case currentContext
    /// By an object of the app.
    case custom
    /// Over the whole screen, with what is below it.
    case overFullScreen
    /// Over the controller that presents it.
    case overCurrentContext
    /// Beside what the user has touched.
    case popover
}

/// The movement with which a controller is presented, which is not shown.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// By turning.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// As a page.
    case partialCurl
}
