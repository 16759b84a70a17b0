public import Handset

// The names that tests need. Not all of Handset, whose `SceneDelegate` would stand beside the app's.

/// The permission that a user grants to an app.
public typealias AuthorizationOptions = Handset.AuthorizationOptions
/// The background modes that an app declares.
public typealias BackgroundModes = Handset.BackgroundModes
/// The result of a notification.
public typealias Delivery = Handset.Delivery
/// The token of an app on a device.
public typealias DeviceToken = Handset.DeviceToken
/// A version of iOS.
public typealias IOSVersion = Handset.IOSVersion
/// A payload.
public typealias Payload = Handset.Payload
/// A phone.
public typealias Phone = Handset.Phone
/// An app's registration with its result.
public typealias Registration = Handset.Registration
/// A clock that a test sets.
public typealias TestClock = Handset.TestClock
/// The user's action on a notification.
public typealias UserChoice = Handset.UserChoice
