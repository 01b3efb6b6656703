public enum DeckleError: Int {
    case noError = 0
    case fileIO = 1
    case dataNotValid = 7
    case passwordNotValid = 12
}
