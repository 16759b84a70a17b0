public import Handset

// The names that tests need, beside the ones in HandsetNames.

/// A request of an app to the network.
public typealias AppRequest = Handset.AppRequest
/// An answer of the network for some requests of an app.
public typealias RequestFixture = Handset.RequestFixture
/// The answers of the network for the requests of an app.
public typealias RequestFixtures = Handset.RequestFixtures
