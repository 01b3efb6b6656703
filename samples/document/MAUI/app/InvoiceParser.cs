using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.Json;

namespace Invoices;

/// <summary>Turns the JSON of the SDK into an invoice.</summary>
public static class InvoiceParser
{
    // region parseInvoice
    /// <exception cref="JsonException">The text isn't valid JSON.</exception>
    public static Invoice Parse(string json)
    {
        using var document = JsonDocument.Parse(json);
        var result = document.RootElement;
        var address = result.GetProperty("Address");
        var hasAmount = decimal.TryParse(
            Text(result, "Amount"), NumberStyles.Number, CultureInfo.InvariantCulture, out var amount);
        var hasDate = DateTime.TryParseExact(
            Text(result, "Date"), "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out var date);

        return new Invoice
        {
            Sender = Text(address, "Name1"),
            Date = hasDate ? date : null,
            Amount = hasAmount && amount != 0 ? amount : null,
            InvoiceId = Text(result, "InvoiceId"),
            Reference = Text(result, "Reference"),
            PaymentState = Enum.TryParse<PaymentState>(Text(result, "PaymentState"), out var state)
                ? state
                : PaymentState.Unknown,
            Accounts = ReadAccounts(address),
        };
    }

    private static string? Text(JsonElement element, string name) =>
        element.TryGetProperty(name, out var value) && value.GetString() is { Length: > 0 } text ? text : null;
    // endregion

    // region readAccounts
    public static List<BankAccount> ReadAccounts(JsonElement address)
    {
        if (address.TryGetProperty("Bank", out var banks))
        {
            return banks.EnumerateArray()
                .Select(bank => new BankAccount(Text(bank, "IBAN") ?? "", Text(bank, "BIC") ?? ""))
                .ToList();
        }
        return address.TryGetProperty("IBAN", out var ibans)
            ? ibans.EnumerateArray().Select(iban => new BankAccount(iban.GetString() ?? "", "")).ToList()
            : [];
    }
    // endregion
}
