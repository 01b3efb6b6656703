// region getStarted
using Microsoft.Maui;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class App : Application
{
    public App()
    {
        InitializeComponent();
        DocumentSdk.Start();
    }

    protected override Window CreateWindow(IActivationState? activationState) => new(new AppShell());
}
// endregion
