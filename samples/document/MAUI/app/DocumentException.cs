// region documentException
using System;

namespace Invoices;

/// <summary>A call of the SDK has failed. The message is that of the SDK.</summary>
public sealed class DocumentException(string message, Exception? inner = null) : Exception(message, inner);
// endregion
