// canary: wrong optional handling | line 5 | must be unwrapped to a value of type 'URL'
import DeckleSdk
import Foundation

func export(to folder: URL) -> URL { Document.writePDF(fileUrl: folder, fileName: "invoice") }
