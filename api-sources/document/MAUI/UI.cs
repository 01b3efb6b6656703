using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Deckle.SDK.MAUI;

public static class UI
{
    /// @param config Settings of the scan.
    /// @return a task of `true` when the user finishes; the scanned pages are now the current document
    /// @cancel The result is `false` if the user closes the scanner or goes back; `sdk:DeckleSDK.getLastError` is empty.
    /// @failure The result is `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it on the main thread and await the task, which completes on the main thread.
    public static Task<bool> ScanDocument(DocumentScannerConfiguration config) => throw new NotImplementedException();

    /// @param config Settings of photo payment.
    /// @return a task of a JSON string with the fields of `sdk:PhotoPaymentResult`
    /// @cancel The result is `null`. A cancel isn't an error.
    /// @nothingFound The SDK shows the empty result screen, where the user can scan again. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, the result is an empty string.
    /// @failure Awaiting the task throws an exception whose `Message` names the reason.
    /// @thread Call it on the main thread and await the task, which completes on the main thread.
    public static Task<string?> StartPhotoPayment(PhotoPaymentConfiguration config) => throw new NotImplementedException();

    /// @param config Settings of photo payment.
    /// @return a task of a JSON string with the fields of `sdk:PhotoPaymentResult`
    /// @cancel The result is `null`. A cancel isn't an error.
    /// @nothingFound The empty result screen is shown. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, the result is an empty string.
    /// @failure Awaiting the task throws an exception whose `Message` names the reason.
    /// @thread Call it on the main thread and await the task, which completes on the main thread.
    public static Task<string?> StartPhotoPaymentWithExternalFiles(IList<string> files, PhotoPaymentConfiguration config) => throw new NotImplementedException();

    public static IList<DeckleListItem> OnboardingDefaultItems() => throw new NotImplementedException();
    public static IList<DeckleListItem> ScanTipsDefaultItems() => throw new NotImplementedException();
    public static IList<DeckleListItem> EmptyResultScreenDefaultItems() => throw new NotImplementedException();
    public static void ResetOnboarding(bool onboarding = true, bool scanHintPopup = true) => throw new NotImplementedException();
}
