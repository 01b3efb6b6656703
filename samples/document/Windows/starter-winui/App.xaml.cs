using Microsoft.UI.Xaml;

namespace Invoices;

/// <summary>Provides application-specific behavior to supplement the default Application class.</summary>
public partial class App : Application
{
    private Window? _window;

    public App()
    {
        InitializeComponent();
    }

    protected override void OnLaunched(LaunchActivatedEventArgs args)
    {
        _window = new MainWindow();
        _window.Activate();
    }
}
