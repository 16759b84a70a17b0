/// A region on the earth.
open class CLRegion: NSObject {
    /// The name that the app has given.
    public let identifier: String
    /// True if entering it matters.
    open var notifyOnEntry = true
    /// True if leaving it matters.
    open var notifyOnExit = true

    /// Creates a region of which only the name is known.
    package init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// A region around a place.
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    /// Creates a region.
    ///
    /// - Parameters:
    ///   - center: The place in the middle.
    ///   - radius: The distance to the edge in metres.
    ///   - identifier: The name.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns true if a place is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(coordinate).distance(from: CLLocation(center)) <= radius
    }
}
