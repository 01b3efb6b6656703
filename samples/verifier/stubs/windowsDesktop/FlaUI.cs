using System;
using FlaUI.Core.AutomationElements;

namespace FlaUI.Core
{
    public class AutomationBase : IDisposable
    {
        public void Dispose() { }
    }

    public class Application : IDisposable
    {
        public static Application Launch(string executable, string arguments = "") => throw null!;
        public Window? GetMainWindow(AutomationBase automation, TimeSpan? waitTimeout = null) => throw null!;
        public bool Close(bool killIfCloseFails = true) => throw null!;
        public void Dispose() { }
    }
}

namespace FlaUI.Core.AutomationElements
{
    public class AutomationElement
    {
        public bool IsEnabled => throw null!;
        public AutomationElement? FindFirstDescendant(string automationId) => throw null!;
    }

    public class Window : AutomationElement
    {
        public string Title => throw null!;
    }

    public class TextBox : AutomationElement
    {
        public string Text { get; set; } = null!;
    }

    public static class AutomationElementExtensions
    {
        public static TextBox? AsTextBox(this AutomationElement? self) => throw null!;
    }
}

namespace FlaUI.Core.Tools
{
    public class RetryResult<T>
    {
        public T Result => throw null!;
        public bool Success => throw null!;
    }

    public static class Retry
    {
        public static RetryResult<bool> WhileFalse(
            Func<bool> checkMethod,
            TimeSpan? timeout = null,
            TimeSpan? interval = null,
            bool throwOnTimeout = false,
            bool ignoreException = false,
            string? timeoutMessage = null) => throw null!;
    }
}

namespace FlaUI.UIA3
{
    public class UIA3Automation : FlaUI.Core.AutomationBase
    {
    }
}
