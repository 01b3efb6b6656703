// region getStarted
using System;
using System.IO;
using System.Threading.Tasks;
using System.Windows.Forms;
using Deckle.SDK.Windows;

namespace Invoices;

public sealed class MainForm : Form
{
    private const string LicenseKey = "";

    private readonly Button openButton = new() { Text = "Open a document …", Dock = DockStyle.Top, Enabled = false };
    private readonly Label message = new() { Dock = DockStyle.Fill };

    public MainForm()
    {
        Text = "Invoices";
        Controls.Add(message);
        Controls.Add(openButton);
        openButton.Click += OnOpenClick;
        if (DeckleSDK.InitSDK(LicenseKey, Path.GetTempPath()))
        {
            DeckleSDK.SetAnalyzeConfiguration(new AnalyzeConfiguration());
            openButton.Enabled = true;
        }
        else
        {
            message.Text = DeckleSDK.GetLastError();
        }
    }

    private async void OnOpenClick(object? sender, EventArgs e)
    {
        using var dialog = new OpenFileDialog { Filter = "Documents|*.pdf;*.jpg;*.jpeg;*.png;*.tif;*.tiff;*.heic" };
        if (dialog.ShowDialog(this) != DialogResult.OK) return;

        openButton.Enabled = false;
        message.Text = "Reading …";
        if (await Document.Load(dialog.FileName))
        {
            var json = await Task.Run(() => Document.Analyze());
            var data = json.Length > 0 ? json : "No data found.";
            message.Text = $"Pages: {Document.PageCount()}\n\n{data}";
        }
        else
        {
            message.Text = DeckleSDK.GetLastError();
        }
        openButton.Enabled = true;
    }
}
// endregion
