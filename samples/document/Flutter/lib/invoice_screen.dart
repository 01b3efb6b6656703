// region InvoiceScreen
import 'package:flutter/material.dart';

import 'choose_account.dart';
import 'extract_data.dart';
import 'format_amount.dart';
import 'format_iban.dart';
import 'invoice.dart';

class InvoiceScreen extends StatefulWidget {
  const InvoiceScreen({super.key});

  @override
  State<InvoiceScreen> createState() => _InvoiceScreenState();
}

class _InvoiceScreenState extends State<InvoiceScreen> {
  late final Future<Invoice?> _invoice;

  @override
  void initState() {
    super.initState();
    _invoice = readInvoice();
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Invoice')),
      body: FutureBuilder<Invoice?>(
        future: _invoice,
        builder: (context, read) {
          if (read.hasError) {
            debugPrint('Reading failed: ${read.error}');
            return const Text("The invoice can't be read");
          }
          if (read.connectionState != ConnectionState.done) {
            return const LinearProgressIndicator();
          }
          final invoice = read.data;
          return invoice == null
              ? const Text('No data found on this document')
              : InvoiceView(invoice: invoice);
        },
      ),
    );
  }
}
// endregion

// region InvoiceView
class InvoiceView extends StatefulWidget {
  const InvoiceView({super.key, required this.invoice});

  final Invoice invoice;

  @override
  State<InvoiceView> createState() => _InvoiceViewState();
}

class _InvoiceViewState extends State<InvoiceView> {
  BankAccount? _chosen;

  Future<void> _choose() async {
    final account = await chooseAccount(context, widget.invoice.accounts);
    if (account != null && mounted) setState(() => _chosen = account);
  }

  @override
  Widget build(BuildContext context) {
    final invoice = widget.invoice;
    final cents = invoice.amountInCents;
    final accounts = invoice.accounts;
    final account = _chosen ?? (accounts.isEmpty ? null : accounts.first);
    return ListView(
      children: [
        Text(invoice.sender ?? 'Unknown sender'),
        Text(cents == null ? 'No amount' : formatAmount(context, cents)),
        ListTile(
          title: Text(account == null ? 'No IBAN' : formatIban(account.iban)),
          onTap: accounts.length > 1 ? _choose : null,
        ),
      ],
    );
  }
}
// endregion
