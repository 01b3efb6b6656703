using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Invoices;

// region invoiceTypes
public enum PaymentState
{
    Unknown,
    Paid,
    ToPay,
}

public sealed class BankAccount(string iban, string bic)
{
    public string Iban { get; } = iban;
    public string Bic { get; } = bic;
    public string DisplayIban => Ibans.Format(Iban);
}

/// <summary>Null stands for a value that the document does not show.</summary>
public sealed class Invoice(IReadOnlyList<BankAccount> accounts)
{
    public string? Sender { get; set; }
    public DateTime? Date { get; set; }
    public decimal? Amount { get; set; }
    public string? InvoiceId { get; set; }
    public string? Reference { get; set; }
    public PaymentState PaymentState { get; set; }
    public IReadOnlyList<BankAccount> Accounts { get; } = accounts;

    /// <summary>One value in each line, in the format of the user's country.</summary>
    public string Describe() => string.Join(
        Environment.NewLine, $"{Sender}", $"{Date:d}", $"{Amount:0.00 €}", InvoiceId, PaymentState);
}
// endregion

public static class Ibans
{
    // region formatIban
    /// <summary>DE58123456780123456789 becomes DE58 1234 5678 0123 4567 89.</summary>
    public static string Format(string iban) => Regex.Replace(iban, ".{4}(?!$)", "$0 ");
    // endregion
}
