// region viewBounds
using Microsoft.Maui.Controls;
using Microsoft.Maui.Graphics;

namespace Invoices;

public static class ViewBounds
{
    /// <summary>Where a view is in the window on iOS. Android needs no such place.</summary>
    public static Rect Of(View view)
    {
#if IOS
        if (view.Handler?.PlatformView is UIKit.UIView native)
        {
            var frame = native.ConvertRectToView(native.Bounds, null);
            return new Rect(frame.X, frame.Y, frame.Width, frame.Height);
        }
#endif
        return Rect.Zero;
    }
}
// endregion
