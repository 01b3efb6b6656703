using System.Collections.Generic;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class OnboardingConfig
{
    // region defaultItems
    public static Task<int?> ScanWithOnboardingAsync()
    {
        var items = UI.OnboardingDefaultItems();
        var config = new DocumentScannerConfiguration
        {
            Onboarding = new Onboarding { Items = items },
        };
        return Scanner.ScanAsync(config);
    }
    // endregion

    // region ownItems
    public static Onboarding CreateOnboarding() => new()
    {
        Items =
        [
            new DeckleListItem
            {
                Image = "onboarding_invoice",
                Title = "Scan your invoices",
                Message = "Place the invoice on a dark, plain table. The photo is taken when the page is found.",
            },
            new DeckleListItem
            {
                Image = "onboarding_form",
                Title = "We fill in the form",
                Message = "You check the values before anything is sent.",
            },
        ],
        ButtonSkip = new DeckleButton { Title = "Not now" },
        ButtonBack = new DeckleButton(),
        ButtonFinish = new DeckleButton { Title = "Start" },
    };
    // endregion

    // region extendItems
    public static Onboarding CreateExtendedOnboarding() => new()
    {
        Items = new List<DeckleListItem>(UI.OnboardingDefaultItems())
        {
            new()
            {
                Image = "onboarding_privacy",
                Title = "It stays on your phone",
                Message = "Pages are read on the device. Nothing is uploaded.",
            },
        },
    };
    // endregion

    // region scanHintPopup
    public static Onboarding CreateWithHint()
    {
        var onboarding = CreateOnboarding();
        onboarding.ScanHintPopup = new ScanHintPopup
        {
            ImageSource = "hint_invoice",
            Title = "One invoice at a time",
            Message = "Place the first page on a plain table and hold the phone above it.",
            CloseButton = "Got it",
        };
        return onboarding;
    }
    // endregion

    // region switchOff
    /// <summary>The onboarding screen without the popup behind it.</summary>
    public static Onboarding CreateWithoutHint() => new()
    {
        Items = UI.OnboardingDefaultItems(),
        ScanHintPopup = null,
    };

    /// <summary>No onboarding: the camera opens immediately.</summary>
    public static DocumentScannerConfiguration CreateWithoutOnboarding() => new() { Onboarding = null };
    // endregion
}
