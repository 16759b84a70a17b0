using Foundation;

namespace Pier;

[Register("SceneDelegate")]
public class SceneDelegate : MauiUISceneDelegate
{
}
