/// The look of the user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// The shape of the device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// The way in which a controller is presented, which is not shown.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen
    case pageSheet
    case formSheet
    /// In the place of the controller that presents it.
    case currentContext
    case custom
    /// Over the whole screen, with what is below it.
    case overFullScreen
    /// Over the controller that presents it.
    case overCurrentContext
    case popover
}

/// The movement with which a controller is presented, which is not shown.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
