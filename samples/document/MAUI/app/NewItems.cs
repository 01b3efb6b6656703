// region newItems
using Deckle.SDK.MAUI;
using Microsoft.Maui.Storage;

namespace Invoices;

public static class NewItems
{
    private const int OnboardingVersion = 2;
    private const string SeenKey = "onboarding_version";

    /// <summary>Shows the onboarding screen once more after an update. Call it before a scan.</summary>
    public static void ShowAfterUpdate()
    {
        if (Preferences.Get(SeenKey, 0) >= OnboardingVersion) return;

        UI.ResetOnboarding(onboarding: true, scanHintPopup: false);
        Preferences.Set(SeenKey, OnboardingVersion);
    }
}
// endregion
