// region sharedFiles
using System;
using System.Collections.Generic;

namespace Invoices;

/// <summary>Files that the user has shared with this app.</summary>
public static class SharedFiles
{
    private static IList<string> waiting = [];

    /// <summary>A file has arrived.</summary>
    public static event EventHandler? Received;

    public static void Receive(IList<string> addresses)
    {
        if (addresses.Count == 0) return;
        waiting = addresses;
        Received?.Invoke(null, EventArgs.Empty);
    }

    /// <returns>The addresses of the files. The next call returns none of them.</returns>
    public static IList<string> Take()
    {
        var addresses = waiting;
        waiting = [];
        return addresses;
    }
}
// endregion
