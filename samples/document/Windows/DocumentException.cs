using System;

namespace Invoices;

// region documentException
/// <summary>The SDK couldn't do what it was asked for. The message is made for the log.</summary>
public sealed class DocumentException(string message) : Exception(message);
// endregion
