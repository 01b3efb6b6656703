// region getStarted
using System.IO;
using System.Threading.Tasks;
using System.Windows;
using Deckle.SDK.Windows;
using Microsoft.Win32;

namespace Invoices;

public partial class MainWindow : Window
{
    private const string LicenseKey = "";
    private const string FileFilter = "Documents|*.pdf;*.jpg;*.jpeg;*.png;*.tif;*.tiff;*.heic";

    public MainWindow()
    {
        InitializeComponent();
        OpenButton.IsEnabled = DeckleSDK.InitSDK(LicenseKey, Path.GetTempPath())
            && DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
        if (!OpenButton.IsEnabled) Message.Text = DeckleSDK.GetLastError();
    }

    private async void OnOpenClick(object sender, RoutedEventArgs e)
    {
        var dialog = new OpenFileDialog { Filter = FileFilter };
        if (dialog.ShowDialog(this) != true) return;

        OpenButton.IsEnabled = false;
        Message.Text = "Reading…";
        Message.Text = await Document.Load(dialog.FileName)
            ? await Task.Run(ReadDocument)
            : DeckleSDK.GetLastError();
        OpenButton.IsEnabled = true;
    }

    private static string ReadDocument()
    {
        var json = Document.Analyze();
        var error = DeckleSDK.GetLastError();
        if (error.Length > 0) return error;
        return $"Pages: {Document.PageCount()}\r\n\r\n{(json.Length > 0 ? json : "No data found.")}";
    }
}
// endregion
