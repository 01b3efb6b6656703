using System.Windows;

namespace Microsoft.Win32;

public abstract class CommonDialog
{
    public object Tag { get; set; } = null!;
    public abstract void Reset();
    public virtual bool? ShowDialog() => throw null!;
    public bool? ShowDialog(Window owner) => throw null!;
}

public abstract class FileDialog : CommonDialog
{
    public bool AddExtension { get; set; }
    public bool CheckFileExists { get; set; }
    public bool CheckPathExists { get; set; }
    public string DefaultExt { get; set; } = null!;
    public string FileName { get; set; } = null!;
    public string[] FileNames => throw null!;
    public string Filter { get; set; } = null!;
    public int FilterIndex { get; set; }
    public string InitialDirectory { get; set; } = null!;
    public string SafeFileName => throw null!;
    public string Title { get; set; } = null!;
    public override void Reset() { }
}

public sealed class OpenFileDialog : FileDialog
{
    public bool Multiselect { get; set; }
    public bool ReadOnlyChecked { get; set; }
    public System.IO.Stream OpenFile() => throw null!;
}

public sealed class SaveFileDialog : FileDialog
{
    public bool CreatePrompt { get; set; }
    public bool OverwritePrompt { get; set; }
    public System.IO.Stream OpenFile() => throw null!;
}
