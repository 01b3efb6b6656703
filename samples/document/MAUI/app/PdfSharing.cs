// region sharePDF
using System.Threading.Tasks;
using Microsoft.Maui.ApplicationModel.DataTransfer;
using Microsoft.Maui.Graphics;

namespace Invoices;

public static class PdfSharing
{
    /// <summary>Opens the share sheet; on an iPad, next to the given place.</summary>
    public static Task ShareAsync(string path, Rect button) => Share.RequestAsync(new ShareFileRequest
    {
        Title = "Invoice",
        File = new ShareFile(path, "application/pdf"),
        PresentationSourceBounds = button,
    });
}
// endregion
