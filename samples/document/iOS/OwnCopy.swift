// region copyFile
import Foundation

/// Copies a file to the app's temporary folder, so that no other app can move or delete it.
nonisolated func makeOwnCopy(of file: URL) throws -> URL {
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("Imported/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.copyItem(at: file, to: copy)
    return copy
}
// endregion
