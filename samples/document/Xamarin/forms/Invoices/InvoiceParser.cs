using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Invoices
{
    /// <summary>Turns the JSON of the SDK into an invoice.</summary>
    public static class InvoiceParser
    {
        // region parseInvoice
        /// <exception cref="JsonException">The text isn't valid JSON.</exception>
        public static Invoice Parse(string json)
        {
            var result = JObject.Parse(json);
            var address = result["Address"];
            var hasAmount = decimal.TryParse(
                Text(result, "Amount"), NumberStyles.Number, CultureInfo.InvariantCulture, out var amount);
            var hasDate = DateTime.TryParseExact(
                Text(result, "Date"), "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out var date);
            Enum.TryParse<PaymentState>(Text(result, "PaymentState"), out var state);

            return new Invoice
            {
                Sender = Text(address, "Name1"),
                Date = hasDate ? date : (DateTime?)null,
                Amount = hasAmount && amount != 0 ? amount : (decimal?)null,
                InvoiceId = Text(result, "InvoiceId"),
                Reference = Text(result, "Reference"),
                PaymentState = state,
                Accounts = ReadAccounts(address),
            };
        }

        private static string? Text(JToken? parent, string name)
        {
            var text = (string?)parent?[name];
            return string.IsNullOrEmpty(text) ? null : text;
        }
        // endregion

        // region readAccounts
        private static List<BankAccount> ReadAccounts(JToken? address)
        {
            if (address?["Bank"] is JToken banks)
                return banks.Select(bank => new BankAccount(Text(bank, "IBAN") ?? "", Text(bank, "BIC") ?? "")).ToList();

            return address?["IBAN"] is JToken ibans
                ? ibans.Select(iban => new BankAccount((string?)iban ?? "", "")).ToList()
                : new List<BankAccount>();
        }
        // endregion
    }
}
