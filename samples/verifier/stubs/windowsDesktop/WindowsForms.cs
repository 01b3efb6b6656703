// Windows Forms of modern .NET. .NET Framework brings its own along.

using System.ComponentModel;
using System.IO;

namespace System.Windows.Forms;

public interface IWin32Window
{
    IntPtr Handle { get; }
}

public enum DockStyle
{
    None,
    Top,
    Bottom,
    Left,
    Right,
    Fill,
}

public enum ScrollBars
{
    None,
    Horizontal,
    Vertical,
    Both,
}

public enum DialogResult
{
    None,
    OK,
    Cancel,
}

public enum ComboBoxStyle
{
    Simple,
    DropDown,
    DropDownList,
}

public class Control : Component, IWin32Window
{
    public bool AutoSize { get; set; }
    public ControlCollection Controls => throw null!;
    public DockStyle Dock { get; set; }
    public bool Enabled { get; set; }
    public IntPtr Handle => throw null!;
    public string Text { get; set; } = null!;
    public event EventHandler? Click { add { } remove { } }
    public IAsyncResult BeginInvoke(Action method) => throw null!;

    public class ControlCollection
    {
        public virtual void Add(Control? value) { }
    }
}

public class ScrollableControl : Control
{
}

public class ContainerControl : ScrollableControl
{
}

public class Panel : ScrollableControl
{
}

public class FlowLayoutPanel : Panel
{
}

public class Form : ContainerControl
{
    public event FormClosedEventHandler? FormClosed { add { } remove { } }
    protected virtual void OnLoad(EventArgs e) { }
}

public enum CloseReason
{
    None,
    WindowsShutDown,
    MdiFormClosing,
    UserClosing,
}

public class FormClosedEventArgs : EventArgs
{
    public CloseReason CloseReason => throw null!;
}

public delegate void FormClosedEventHandler(object? sender, FormClosedEventArgs e);

public abstract class ButtonBase : Control
{
}

public class Button : ButtonBase
{
}

public abstract class TextBoxBase : Control
{
    public virtual bool Multiline { get; set; }
    public bool ReadOnly { get; set; }
}

public class TextBox : TextBoxBase
{
    public ScrollBars ScrollBars { get; set; }
}

public abstract class ListControl : Control
{
    public object? DataSource { get; set; }
    public string DisplayMember { get; set; } = null!;
    public virtual int SelectedIndex { get; set; }
}

public class ComboBox : ListControl
{
    public ComboBoxStyle DropDownStyle { get; set; }
}

public abstract class CommonDialog : Component
{
    public DialogResult ShowDialog() => throw null!;
    public DialogResult ShowDialog(IWin32Window? owner) => throw null!;
}

public abstract class FileDialog : CommonDialog
{
    public string FileName { get; set; } = null!;
    public string[] FileNames => throw null!;
    public string? Filter { get; set; }
}

public sealed class OpenFileDialog : FileDialog
{
    public bool Multiselect { get; set; }
    public Stream OpenFile() => throw null!;
}

public sealed class SaveFileDialog : FileDialog
{
    public bool OverwritePrompt { get; set; }
}

public sealed class Application
{
    public static void EnableVisualStyles() { }
    public static void SetCompatibleTextRenderingDefault(bool defaultValue) { }
    public static void Run(Form mainForm) { }
}
