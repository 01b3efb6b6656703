// canary: wrong argument type | line 4 | cannot convert value of type 'String' to expected argument type 'Bool'
import DeckleSdk

let isClean = DeckleSDK.deleteTempFiles(deleteTraceFileContent: "true")
