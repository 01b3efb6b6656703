using UIKit;

namespace Deckle.SDK.Xamarin.iOS;

public class ColorConfiguration
{
    public void SetColorPrimary(UIColor light, UIColor dark) { }
    public void SetColorSecondary(UIColor light, UIColor dark) { }
    public void SetColorOnSecondary(UIColor light, UIColor dark) { }
    public void SetColorScanButtonsLayoutBackground(UIColor light, UIColor dark) { }
    public void SetColorScanButtonsForeground(UIColor light, UIColor dark) { }
    public void SetColorScanPolygon(UIColor light, UIColor dark) { }
    public void SetColorBottomBarBackground(UIColor light, UIColor dark) { }
    public void SetColorBottomBarForeground(UIColor light, UIColor dark) { }
    public void SetColorTopBarBackground(UIColor light, UIColor dark) { }
    public void SetColorTopBarForeground(UIColor light, UIColor dark) { }
}
