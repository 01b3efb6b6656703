using Android.App;

namespace Deckle.SDK.Xamarin.Forms;

/// What the Android project of a Xamarin.Forms app passes to the SDK.
/// @since 1.5
public static class Platform
{
    /// The activity from which the SDK opens its screens. Set it in `MainActivity.OnCreate`, before `LoadApplication`.
    /// @remarks Without it, the scanner doesn't open on Android. iOS projects have no such member.
    /// @defaultValue `null`
    /// @platforms Android
    /// @since 1.5
    public static Activity? MainActivity { get; set; }
}
