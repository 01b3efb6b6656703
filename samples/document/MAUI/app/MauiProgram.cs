using Microsoft.Extensions.DependencyInjection;
using Microsoft.Maui.Controls.Hosting;
using Microsoft.Maui.Hosting;

namespace Invoices;

public static class MauiProgram
{
    public static MauiApp CreateMauiApp()
    {
        var builder = MauiApp.CreateBuilder();
        builder.UseMauiApp<App>();

        // region services
#if SCAN_IMAGE
        builder.Services.AddSingleton<IDocumentScanner, ImageScanner>();
#else
        builder.Services.AddSingleton<IDocumentScanner, SdkDocumentScanner>();
#endif
        builder.Services.AddTransient<InboxModel>();
        builder.Services.AddTransient<InboxPage>();
        // endregion

        return builder.Build();
    }
}
