using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Text;

namespace Invoices;

/// <summary>Turns the JSON of Document.Analyze into an invoice.</summary>
public static class InvoiceParser
{
    // region jsonTypes
    [DataContract]
    private sealed class ResultJson
    {
        [DataMember] public AddressJson? Address { get; set; }
        [DataMember] public string? Date { get; set; }
        [DataMember] public string? Amount { get; set; }
        [DataMember] public string? InvoiceId { get; set; }
        [DataMember] public string? Reference { get; set; }
        [DataMember] public string? PaymentState { get; set; }
    }

    [DataContract]
    private sealed class AddressJson
    {
        [DataMember] public string? Name1 { get; set; }
        [DataMember] public BankJson[]? Bank { get; set; }
        [DataMember] public string[]? IBAN { get; set; }
    }

    [DataContract]
    private sealed class BankJson
    {
        [DataMember] public string? IBAN { get; set; }
        [DataMember] public string? BIC { get; set; }
    }
    // endregion

    // region parseInvoice
    /// <exception cref="SerializationException">The text isn't a valid result.</exception>
    public static Invoice Parse(string json)
    {
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(json));
        var result = new DataContractJsonSerializer(typeof(ResultJson)).ReadObject(stream) as ResultJson
            ?? throw new SerializationException("The result is empty.");

        var hasAmount = decimal.TryParse(
            result.Amount, NumberStyles.Number, CultureInfo.InvariantCulture, out var amount);
        var hasDate = DateTime.TryParseExact(
            result.Date, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out var date);

        return new Invoice(ReadAccounts(result.Address).ToList())
        {
            Sender = NullIfEmpty(result.Address?.Name1),
            Date = hasDate ? date : null,
            Amount = hasAmount && amount != 0 ? amount : null,
            InvoiceId = NullIfEmpty(result.InvoiceId),
            Reference = NullIfEmpty(result.Reference),
            PaymentState = result.PaymentState switch
            {
                "Paid" => PaymentState.Paid,
                "ToPay" => PaymentState.ToPay,
                _ => PaymentState.Unknown,
            },
        };
    }

    private static string? NullIfEmpty(string? text) => text is null or "" ? null : text;
    // endregion

    // region readAccounts
    private static IEnumerable<BankAccount> ReadAccounts(AddressJson? address) =>
        address?.Bank?.Select(bank => new BankAccount(bank.IBAN ?? "", bank.BIC ?? ""))
        ?? address?.IBAN?.Select(iban => new BankAccount(iban, ""))
        ?? [];
    // endregion
}
