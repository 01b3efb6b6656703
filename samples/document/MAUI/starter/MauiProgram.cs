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
        builder.Services.AddSingleton<DocumentSdk>();
        builder.Services.AddTransient<MainPage>();
        // endregion

        return builder.Build();
    }
}
