// WPF: what System.Windows.Forms and WindowsBase do not bring along.

using System.ComponentModel;
using System.Windows.Controls;
using System.Windows.Media;
using System.Windows.Threading;

namespace System.Windows;

public class RoutedEventArgs : EventArgs
{
    public bool Handled { get; set; }
    public object Source { get; set; } = null!;
    public object OriginalSource => throw null!;
}

public delegate void RoutedEventHandler(object sender, RoutedEventArgs e);

public class StartupEventArgs : EventArgs
{
    public string[] Args => throw null!;
}

public delegate void StartupEventHandler(object sender, StartupEventArgs e);

public class ExitEventArgs : EventArgs
{
    public int ApplicationExitCode { get; set; }
}

public delegate void ExitEventHandler(object sender, ExitEventArgs e);

public enum ShutdownMode
{
    OnLastWindowClose,
    OnMainWindowClose,
    OnExplicitShutdown,
}

public class Application : DispatcherObject
{
    public static Application Current => throw null!;
    public event StartupEventHandler Startup { add { } remove { } }
    public event ExitEventHandler Exit { add { } remove { } }
    public event DispatcherUnhandledExceptionEventHandler DispatcherUnhandledException { add { } remove { } }
    public Window MainWindow { get; set; } = null!;
    public ShutdownMode ShutdownMode { get; set; }
    public Uri StartupUri { get; set; } = null!;
    protected virtual void OnStartup(StartupEventArgs e) { }
    protected virtual void OnExit(ExitEventArgs e) { }
    public int Run() => throw null!;
    public int Run(Window window) => throw null!;
    public void Shutdown() { }
    public void Shutdown(int exitCode) { }
}

public enum Visibility : byte
{
    Visible,
    Hidden,
    Collapsed,
}

public enum HorizontalAlignment
{
    Left,
    Center,
    Right,
    Stretch,
}

public enum VerticalAlignment
{
    Top,
    Center,
    Bottom,
    Stretch,
}

public enum TextWrapping
{
    WrapWithOverflow,
    NoWrap,
    Wrap,
}

public struct Thickness
{
    public Thickness(double uniformLength) { }
    public Thickness(double left, double top, double right, double bottom) { }
}

public class UIElement : Visual
{
    public bool AllowDrop { get; set; }
    public bool IsEnabled { get; set; }
    public double Opacity { get; set; }
    public Visibility Visibility { get; set; }
    public event DragEventHandler Drop { add { } remove { } }
    public event DragEventHandler DragOver { add { } remove { } }
    public bool Focus() => throw null!;
}

public class FrameworkElement : UIElement
{
    public object DataContext { get; set; } = null!;
    public double Width { get; set; }
    public double Height { get; set; }
    public double MinWidth { get; set; }
    public double MinHeight { get; set; }
    public double MaxWidth { get; set; }
    public double MaxHeight { get; set; }
    public string Name { get; set; } = null!;
    public Thickness Margin { get; set; }
    public HorizontalAlignment HorizontalAlignment { get; set; }
    public VerticalAlignment VerticalAlignment { get; set; }
    public object Tag { get; set; } = null!;
    public object ToolTip { get; set; } = null!;
    public event RoutedEventHandler Loaded { add { } remove { } }
    public event RoutedEventHandler Unloaded { add { } remove { } }
}

public class Window : ContentControl
{
    public string Title { get; set; } = null!;
    public Window Owner { get; set; } = null!;
    public bool? DialogResult { get; set; }
    public SizeToContent SizeToContent { get; set; }
    public WindowStartupLocation WindowStartupLocation { get; set; }
    public event EventHandler Activated { add { } remove { } }
    public event EventHandler Closed { add { } remove { } }
    public event CancelEventHandler Closing { add { } remove { } }
    public event EventHandler ContentRendered { add { } remove { } }
    protected virtual void OnClosed(EventArgs e) { }
    protected virtual void OnClosing(CancelEventArgs e) { }
    protected virtual void OnContentRendered(EventArgs e) { }
    public bool Activate() => throw null!;
    public void Close() { }
    public void Show() { }
    public bool? ShowDialog() => throw null!;
}

public enum SizeToContent
{
    Manual,
    Width,
    Height,
    WidthAndHeight,
}

public enum WindowStartupLocation
{
    Manual,
    CenterScreen,
    CenterOwner,
}

public enum MessageBoxButton
{
    OK,
    OKCancel,
    YesNoCancel = 3,
    YesNo,
}

public enum MessageBoxImage
{
    None,
    Error = 16,
    Question = 32,
    Warning = 48,
    Information = 64,
}

public enum MessageBoxResult
{
    None,
    OK,
    Cancel,
    Yes = 6,
    No,
}

public static class MessageBox
{
    public static MessageBoxResult Show(string messageBoxText) => throw null!;
    public static MessageBoxResult Show(string messageBoxText, string caption) => throw null!;
    public static MessageBoxResult Show(string messageBoxText, string caption, MessageBoxButton button) => throw null!;
    public static MessageBoxResult Show(string messageBoxText, string caption, MessageBoxButton button, MessageBoxImage icon) => throw null!;
    public static MessageBoxResult Show(Window owner, string messageBoxText) => throw null!;
    public static MessageBoxResult Show(Window owner, string messageBoxText, string caption) => throw null!;
    public static MessageBoxResult Show(Window owner, string messageBoxText, string caption, MessageBoxButton button) => throw null!;
    public static MessageBoxResult Show(Window owner, string messageBoxText, string caption, MessageBoxButton button, MessageBoxImage icon) => throw null!;
}

public static class Clipboard
{
    public static void SetText(string text) { }
    public static string GetText() => throw null!;
    public static bool ContainsText() => throw null!;
}

[Flags]
public enum DragDropEffects
{
    None = 0,
    Copy = 1,
    Move = 2,
    Link = 4,
}

public static class DataFormats
{
    public static readonly string FileDrop = "";
    public static readonly string Text = "";
}

public interface IDataObject
{
    object GetData(string format);
    bool GetDataPresent(string format);
}

public sealed class DragEventArgs : RoutedEventArgs
{
    public IDataObject Data => throw null!;
    public DragDropEffects Effects { get; set; }
}

public delegate void DragEventHandler(object sender, DragEventArgs e);

public enum ResourceDictionaryLocation
{
    None,
    SourceAssembly,
    ExternalAssembly,
}

[AttributeUsage(AttributeTargets.Assembly)]
public sealed class ThemeInfoAttribute : Attribute
{
    public ThemeInfoAttribute(ResourceDictionaryLocation themeDictionaryLocation, ResourceDictionaryLocation genericDictionaryLocation) { }
}
