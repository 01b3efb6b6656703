// region showAgain
using System;
using Deckle.SDK.MAUI;
using Microsoft.Maui.Controls;

namespace Invoices;

public partial class SettingsPage : ContentPage
{
    public SettingsPage() => InitializeComponent();

    private async void OnShowAgainClicked(object? sender, EventArgs e)
    {
        UI.ResetOnboarding();
        await DisplayAlertAsync("Onboarding", "You will see it before your next scan.", "OK");
    }
}
// endregion
