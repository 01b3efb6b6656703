// canary: wrong argument type | line 4 | cannot convert value of type 'String' to expected argument type 'Bool' | level compiled
import DeckleSdk

let isClean = DeckleSDK.deleteTempFiles(deleteTraceFileContent: "true")
