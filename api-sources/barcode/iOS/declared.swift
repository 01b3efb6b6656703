// The files in this folder declare the API of the iOS barcode library (module DeckleBarcodeSdk), without an implementation.
// Descriptions and defaults of configuration members are in api-sources/model. Comments here describe only what's different on iOS.

func declared<T>() -> T { fatalError() }
