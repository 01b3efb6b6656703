using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text.RegularExpressions;

namespace Invoices
{
    // region invoiceTypes
    public enum PaymentState
    {
        Unknown,
        Paid,
        ToPay,
    }

    public sealed class BankAccount
    {
        public BankAccount(string iban, string bic)
        {
            Iban = iban;
            Bic = bic;
        }

        public string Iban { get; }
        public string Bic { get; }
        public string DisplayIban => Ibans.Format(Iban);
    }

    /// <summary>Null stands for a value that the document doesn't show.</summary>
    public sealed class Invoice
    {
        public string? Sender { get; set; }
        public DateTime? Date { get; set; }
        public decimal? Amount { get; set; }
        public string? InvoiceId { get; set; }
        public string? Reference { get; set; }
        public PaymentState PaymentState { get; set; }
        public List<BankAccount> Accounts { get; set; } = new List<BankAccount>();
    }
    // endregion

    // region formatIban
    public static class Ibans
    {
        /// <summary>Groups of four: DE89 3704 0044 0532 0130 00.</summary>
        public static string Format(string iban) => Regex.Replace(iban, ".{4}(?!$)", "$0 ");
    }
    // endregion

    // region formatAmount
    public static class Amounts
    {
        /// <summary>€284.41 in English, 284,41 € in German.</summary>
        public static string Format(decimal? amount)
        {
            if (amount == null) return "No amount";
            var euros = (NumberFormatInfo)CultureInfo.CurrentCulture.NumberFormat.Clone();
            euros.CurrencySymbol = "€";
            return amount.Value.ToString("C2", euros);
        }
    }
    // endregion
}
