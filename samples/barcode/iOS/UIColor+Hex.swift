// region hexColor
import UIKit

extension UIColor {
    /// An opaque color as in CSS: `UIColor(hex: 0x1D6FD1)`.
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
}
// endregion
