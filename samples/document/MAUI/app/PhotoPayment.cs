using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class PhotoPayment
{
    // region startPhotoPayment
    /// <returns>The transfer, or null when the user cancels.</returns>
    /// <exception cref="DocumentException">Photo payment couldn't run.</exception>
    public static async Task<Transfer?> ReadTransferAsync()
    {
        var json = await StartAsync(new PhotoPaymentConfiguration());
        return json is null ? null : Transfer.Parse(json);
    }

    private static async Task<string?> StartAsync(PhotoPaymentConfiguration config)
    {
        try
        {
            return await UI.StartPhotoPayment(config);
        }
        catch (Exception exception)
        {
            throw new DocumentException(exception.Message, exception);
        }
    }
    // endregion

    // region quickPayment
    public static async Task<Transfer?> ReadSinglePageAsync()
    {
        var json = await StartAsync(new PhotoPaymentConfiguration { AllowPageEditing = false, MultiPage = false });
        return json is null ? null : Transfer.Parse(json);
    }
    // endregion

    // region paymentState
    /// <summary>Asks before a paid invoice is paid again.</summary>
    /// <returns>The transfer, or null when the user cancels or declines.</returns>
    public static async Task<Transfer?> ReadUnpaidAsync(Func<Task<bool>> confirmPaidAsync)
    {
        var config = new PhotoPaymentConfiguration();
        config.AnalyzeConfig.ReadPaymentState = true;

        if (await StartAsync(config) is not { } json) return null;

        using var document = JsonDocument.Parse(json);
        var isPaid = document.RootElement.TryGetProperty("PaymentState", out var state)
            && state.GetString() == nameof(PaymentState.Paid);
        return isPaid && !await confirmPaidAsync() ? null : Transfer.Parse(json);
    }
    // endregion

    // region emptyResultScreen
    public static EmptyResultScreen CreateEmptyResultScreen() => new()
    {
        Title = "No bank account found",
        Items = new List<DeckleListItem>(UI.EmptyResultScreenDefaultItems())
        {
            new()
            {
                Image = "tip_last_page",
                Title = "Scan the last page, too",
                Message = "Bank account and amount are often printed there.",
            },
        },
        RepeatButton = new DeckleButton { Title = "Scan again" },
    };
    // endregion

    // region noEmptyResultScreen
    /// <returns>The transfer, empty when nothing was found, or null when the user cancels.</returns>
    public static async Task<Transfer?> ReadOrTypeAsync()
    {
        var json = await StartAsync(new PhotoPaymentConfiguration { EmptyResultScreen = null });
        return json switch
        {
            null => null,
            "" => Transfer.Empty,
            _ => Transfer.Parse(json),
        };
    }
    // endregion

    // region startPhotoPaymentWithExternalFiles
    /// <param name="files">Addresses: content:// on Android, one file:// on iOS.</param>
    /// <returns>The transfer, or null when the user leaves without payment data.</returns>
    public static async Task<Transfer?> ReadSharedAsync(IList<string> files)
    {
        try
        {
            var json = await UI.StartPhotoPaymentWithExternalFiles(files, new PhotoPaymentConfiguration());
            return string.IsNullOrEmpty(json) ? null : Transfer.Parse(json);
        }
        catch (Exception exception) when (exception is not JsonException)
        {
            throw new DocumentException(exception.Message, exception);
        }
    }
    // endregion

    // region printedText
    public static async Task<Transfer?> ReadPrintedTextAsync()
    {
        var json = await StartAsync(new PhotoPaymentConfiguration { AllowGiroCode = false });
        return json is null ? null : Transfer.Parse(json);
    }
    // endregion
}
