// region transfer
using System.Collections.Generic;
using System.Globalization;
using System.Text.Json;

namespace Invoices;

/// <summary>The values of a transfer form. Null stands for an amount that wasn't found.</summary>
public sealed record Transfer(
    string Recipient, IReadOnlyList<BankAccount> Accounts, decimal? Amount, string Reference)
{
    public static readonly Transfer Empty = new("", [], null, "");

    /// <exception cref="JsonException">The text isn't valid JSON.</exception>
    public static Transfer Parse(string json)
    {
        using var document = JsonDocument.Parse(json);
        var result = document.RootElement;
        var address = result.GetProperty("Address");
        var creditor = Text(result, "SEPACreditor");
        var hasAmount = decimal.TryParse(
            Text(result, "Amount"), NumberStyles.Number, CultureInfo.InvariantCulture, out var amount);

        return new Transfer(
            creditor.Length > 0 ? creditor : Text(address, "Name1"),
            InvoiceParser.ReadAccounts(address),
            hasAmount && amount != 0 ? amount : null,
            Text(result, "Reference"));
    }

    private static string Text(JsonElement element, string name) =>
        element.TryGetProperty(name, out var value) ? value.GetString() ?? "" : "";
}
// endregion
