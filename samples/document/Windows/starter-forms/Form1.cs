// region getStarted
using System;
using System.IO;
using System.Threading.Tasks;
using System.Windows.Forms;
using Deckle.SDK.Windows;

namespace Invoices;

public sealed class Form1 : Form
{
    private const string LicenseKey = "";
    private const string FileFilter = "Documents|*.pdf;*.jpg;*.jpeg;*.png;*.tif;*.tiff;*.heic";

    private readonly Button openButton = new() { Text = "Open a document…", Dock = DockStyle.Top };
    private readonly TextBox message = new()
    {
        Dock = DockStyle.Fill, Multiline = true, ReadOnly = true, ScrollBars = ScrollBars.Vertical,
    };

    public Form1()
    {
        Text = "Invoices";
        Controls.Add(message);
        Controls.Add(openButton);
        openButton.Click += OnOpenClick;
        openButton.Enabled = DeckleSDK.InitSDK(LicenseKey, Path.GetTempPath())
            && DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
        if (!openButton.Enabled) message.Text = DeckleSDK.GetLastError();
    }

    private async void OnOpenClick(object? sender, EventArgs e)
    {
        using var dialog = new OpenFileDialog { Filter = FileFilter };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

        openButton.Enabled = false;
        message.Text = "Reading…";
        message.Text = await Document.Load(dialog.FileName)
            ? await Task.Run(ReadDocument)
            : DeckleSDK.GetLastError();
        openButton.Enabled = true;
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
