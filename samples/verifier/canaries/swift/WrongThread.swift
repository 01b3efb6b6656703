// canary: wrong thread | line 5 | main actor-isolated property 'text' can not be mutated
import UIKit

func show(_ message: String, in label: UILabel) {
    label.text = message
}
