// region doNotParallelize
using Microsoft.VisualStudio.TestTools.UnitTesting;

// All tests of the process share the current document of the SDK.
[assembly: DoNotParallelize]
// endregion
