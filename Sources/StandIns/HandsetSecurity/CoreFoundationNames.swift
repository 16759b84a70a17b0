// Apple's names of Core Foundation, which Foundation on Linux does not show. They are the classes that they are bridged
// to, so that `query as CFDictionary` compiles. UserNotifications has two of them too, for Darwin notifications.

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A string of Core Foundation.
public typealias CFString = NSString
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An array of Core Foundation.
public typealias CFArray = NSArray
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A Boolean of Core Foundation.
public typealias CFBoolean = NSNumber

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
