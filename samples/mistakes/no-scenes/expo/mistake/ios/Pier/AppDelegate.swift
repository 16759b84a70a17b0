import Expo
import React
import ReactAppDependencyProvider
import UIKit

@main
class AppDelegate: ExpoAppDelegate {
    var window: UIWindow?
    var factory: RCTReactNativeFactory?

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let factory = ExpoReactNativeFactory(delegate: PierDelegate())
        self.factory = factory
        window = UIWindow(frame: UIScreen.main.bounds)
        factory.startReactNative(withModuleName: "main", in: window, launchOptions: launchOptions)
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}
