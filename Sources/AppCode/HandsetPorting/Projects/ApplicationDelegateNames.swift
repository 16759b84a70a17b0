/// The types that make a class the application's delegate: Apple's protocol, and the classes of frameworks that conform.
package enum ApplicationDelegateNames {
    package static let all: Set<String> = [
        "UIApplicationDelegate", "FlutterAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
        "RCTAppDelegate", "CDVAppDelegate", "RCTDefaultReactNativeFactoryDelegate",
    ]
}
