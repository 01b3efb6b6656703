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

public sealed record BankAccount(string Iban, string Bic)
{
    public string DisplayIban => Ibans.Format(Iban);
}

/// <summary>Null stands for a value that the document doesn't show.</summary>
public sealed record Invoice
{
    public string? Sender { get; init; }
    public DateTime? Date { get; init; }
    public decimal? Amount { get; init; }
    public string? InvoiceId { get; init; }
    public string? Reference { get; init; }
    public PaymentState PaymentState { get; init; }
    public required IReadOnlyList<BankAccount> Accounts { get; init; }
}
// endregion

// region formatIban
public static class Ibans
{
    /// <summary>Groups of four: DE89 3704 0044 0532 0130 00.</summary>
    public static string Format(string iban) => Regex.Replace(iban, ".{4}(?!$)", "$0 ");
}
// endregion
