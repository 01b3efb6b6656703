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

    public MainWindow()
    {
        InitializeComponent();
        if (DeckleSDK.InitSDK(LicenseKey, Path.GetTempPath()))
        {
            DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
            OpenButton.IsEnabled = true;
        }
        else
        {
            Message.Text = DeckleSDK.GetLastError();
        }
    }

    private async void OnOpenClick(object sender, RoutedEventArgs e)
    {
        var dialog = new OpenFileDialog { Filter = "Documents|*.pdf;*.jpg;*.jpeg;*.png;*.tif;*.tiff;*.heic" };
        if (dialog.ShowDialog() != true) return;

        OpenButton.IsEnabled = false;
        Message.Text = "Reading …";
        if (await Document.Load(dialog.FileName))
        {
            var json = await Task.Run(() => Document.Analyze());
            var data = json.Length > 0 ? json : "No data found.";
            Message.Text = $"Pages: {Document.PageCount()}\n\n{data}";
        }
        else
        {
            Message.Text = DeckleSDK.GetLastError();
        }
        OpenButton.IsEnabled = true;
    }
}
// endregion
