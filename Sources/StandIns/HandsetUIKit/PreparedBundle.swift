public import Foundation
internal import HandsetUserNotifications

// The preparer puts this name, which is as long, in the place of an app's `Bundle.main`.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The bundle of the app: a program on Linux has no property list, so that an app that takes its identifier for granted
/// would end.
public let handsetApp_: Bundle = AppContainer.bundle ?? .main
