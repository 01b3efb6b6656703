// What WPF has in WindowsBase, which .NET Framework brings along.

namespace System.Windows
{
    public class DependencyObject : Threading.DispatcherObject
    {
    }
}

namespace System.Windows.Threading
{
    public abstract class DispatcherObject
    {
        public Dispatcher Dispatcher => throw null!;
    }

    public sealed class Dispatcher
    {
        public bool CheckAccess() => throw null!;
        public DispatcherOperation InvokeAsync(Action callback) => throw null!;
    }

    public class DispatcherOperation
    {
        public System.Threading.Tasks.Task Task => throw null!;
    }

    public sealed class DispatcherUnhandledExceptionEventArgs : EventArgs
    {
        public Exception Exception => throw null!;
        public bool Handled { get; set; }
    }

    public delegate void DispatcherUnhandledExceptionEventHandler(object sender, DispatcherUnhandledExceptionEventArgs e);
}
