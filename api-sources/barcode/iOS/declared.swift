// The files of this folder declare the API of the iOS barcode library (module DeckleBarcodeSdk), without implementation. Configuration
// members state no default value: descriptions and defaults are those of api-sources/model. A comment here says only what
// differs on iOS.

func declared<T>() -> T { fatalError() }
