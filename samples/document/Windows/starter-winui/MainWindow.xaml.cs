// region getStarted
using System;
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Windows;
using Microsoft.UI.Xaml;
using Microsoft.Windows.Storage.Pickers;

namespace Invoices;

public sealed partial class MainWindow : Window
{
    private const string LicenseKey = "";
    private static readonly string[] FileTypes =
        [".pdf", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".heic"];

    public MainWindow()
    {
        InitializeComponent();
        OpenButton.IsEnabled = DeckleSDK.InitSDK(LicenseKey, Path.GetTempPath())
            && DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
        if (!OpenButton.IsEnabled) Message.Text = DeckleSDK.GetLastError();
    }

    private async void OnOpenClick(object sender, RoutedEventArgs e)
    {
        var picker = new FileOpenPicker(AppWindow.Id);
        foreach (var type in FileTypes) picker.FileTypeFilter.Add(type);
        if (await picker.PickSingleFileAsync() is not { } file) return;

        OpenButton.IsEnabled = false;
        Message.Text = "Reading…";
        Message.Text = await Document.Load(file.Path)
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
