using Foundation;
using UIKit;
using UserNotifications;

namespace Pier;

[Register("AppDelegate")]
public class AppDelegate : MauiUIApplicationDelegate
{
    private readonly Taps taps = new();

    protected override MauiApp CreateMauiApp() => MauiProgram.CreateMauiApp();

    public override bool FinishedLaunching(UIApplication application, NSDictionary launchOptions)
    {
        UNUserNotificationCenter.Current.Delegate = taps;
        application.RegisterForRemoteNotifications();
        return base.FinishedLaunching(application, launchOptions);
    }
}
