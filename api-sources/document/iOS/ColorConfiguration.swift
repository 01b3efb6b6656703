import UIKit

/// The colors of the SDK screens. Each is set with a separate function that takes one color for light mode and one for dark mode.
public class ColorConfiguration {
    public func setColorPrimary(light: UIColor, dark: UIColor) {}
    public func setColorOnPrimary(light: UIColor, dark: UIColor) {}
    public func setColorSecondary(light: UIColor, dark: UIColor) {}
    public func setColorOnSecondary(light: UIColor, dark: UIColor) {}
    public func setColorScanButtonsLayoutBackground(light: UIColor, dark: UIColor) {}
    public func setColorScanButtonsForeground(light: UIColor, dark: UIColor) {}
    public func setColorScanPolygon(light: UIColor, dark: UIColor) {}
    public func setColorBottomBarBackground(light: UIColor, dark: UIColor) {}
    public func setColorBottomBarForeground(light: UIColor, dark: UIColor) {}
    public func setColorTopBarBackground(light: UIColor, dark: UIColor) {}
    /// @defaultValue light `#FFFFFF`, dark `#DEFFFFFF`
    /// @remarks Set `sdk:ColorConfig.colorTopBarTitle` to give the title a different color.
    public func setColorTopBarForeground(light: UIColor, dark: UIColor) {}
    public func setColorTopBarTitle(light: UIColor, dark: UIColor) {}

    public init() {}
}
