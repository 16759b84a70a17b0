/// A number of degrees.
public typealias CLLocationDegrees = Double
/// A number of metres.
public typealias CLLocationDistance = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    /// Creates the place at the equator and Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place and the moment at which the device was there.
open class CLLocation: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        super.init()
    }

    convenience init(_ place: CLLocationCoordinate2D) {
        self.init(latitude: place.latitude, longitude: place.longitude)
    }

    /// Returns the distance to another place in metres, on a ball as large as the earth.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (first, second) = (coordinate, location.coordinate)
        let latitudes = (first.latitude * .pi / 180, second.latitude * .pi / 180)
        let half = (latitudes.1 - latitudes.0) / 2
        let width = (second.longitude - first.longitude) * .pi / 360
        let part =
            sin(half) * sin(half) + cos(latitudes.0) * cos(latitudes.1) * sin(width) * sin(width)
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}
