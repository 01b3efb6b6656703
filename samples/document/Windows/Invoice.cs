using System;
using System.Collections.Generic;
using System.Linq;
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

/// <summary>Null stands for a value that the document doesn't show.</summary>
public sealed class Invoice(IReadOnlyList<BankAccount> accounts)
{
    public string? Sender { get; set; }
    public DateTime? Date { get; set; }
    public decimal? Amount { get; set; }
    public string? InvoiceId { get; set; }
    public string? Reference { get; set; }
    public PaymentState PaymentState { get; set; }
    public IReadOnlyList<BankAccount> Accounts { get; } = accounts;

    /// <summary>One value in each line, in the format of the user's country, without those that are missing.</summary>
    public string Describe()
    {
        string? state = PaymentState == PaymentState.Unknown ? null : PaymentState.ToString();
        string?[] values = [Sender, Date?.ToString("d"), Amount?.ToString("0.00 €"), InvoiceId, state];
        return string.Join(Environment.NewLine, values.Where(value => value is not null));
    }
}
// endregion

// region formatIban
public static class Ibans
{
    /// <summary>DE89370400440532013000 becomes DE89 3704 0044 0532 0130 00.</summary>
    public static string Format(string iban) => Regex.Replace(iban, ".{4}(?!$)", "$0 ");
}
// endregion
