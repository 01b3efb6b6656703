// region getStarted
using Microsoft.Maui;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class App : Application
{
    public App(DocumentSdk sdk)
    {
        InitializeComponent();
        sdk.Start();
    }

    protected override Window CreateWindow(IActivationState? activationState) => new(new AppShell());
}
// endregion
