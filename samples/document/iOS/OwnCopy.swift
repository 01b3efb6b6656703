import Foundation

// region copyFile
/// Copies a file into the temporary folder of the app, so that nobody else can move or delete it.
func makeOwnCopy(of file: URL) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.copyItem(at: file, to: copy)
    return copy
}
// endregion
