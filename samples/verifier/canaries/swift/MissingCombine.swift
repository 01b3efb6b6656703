// canary: missing import of a module that another one uses | line 4 | cannot find type 'ObservableObject' in scope
import SwiftUI

final class Scanner: ObservableObject {
    var message = ""
}
