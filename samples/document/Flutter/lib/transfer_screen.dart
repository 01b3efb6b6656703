// region TransferScreen
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import 'choose_account.dart';
import 'photo_payment.dart';
import 'transfer.dart';
import 'transfer_form.dart';

class TransferScreen extends StatefulWidget {
  const TransferScreen({super.key, this.transfer});

  /// What a shared file contains, or `null` for an empty form.
  final Transfer? transfer;

  @override
  State<TransferScreen> createState() => _TransferScreenState();
}

class _TransferScreenState extends State<TransferScreen> {
  final _form = TransferForm();
  bool _scanning = false;
  String _message = '';

  @override
  void initState() {
    super.initState();
    _fill(widget.transfer);
  }

  void _fill(Transfer? transfer) {
    if (transfer == null) return;
    _form.fill(transfer);
    _message = 'Check every field before you pay.';
  }

  Future<void> _scan() async {
    setState(() => _scanning = true);
    try {
      final transfer = await readPayment(PhotoPaymentConfiguration());
      if (!mounted) return;
      _fill(transfer);
    } on PlatformException catch (error) {
      debugPrint('Photo payment failed: ${error.message}');
      if (!mounted) return;
      _form.clear();
      _message = "The invoice can't be read. Try again.";
    } finally {
      if (mounted) setState(() => _scanning = false);
    }
  }

  Future<void> _chooseAccount() async {
    final account = await chooseAccount(context, _form.accounts);
    if (account != null && mounted) _form.payTo(account);
  }

  @override
  void dispose() {
    _form.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Transfer')),
      body: ListView(
        children: [
          ElevatedButton(
            onPressed: _scanning ? null : _scan,
            child: const Text('Scan invoice'),
          ),
          for (final input in _form.inputs.entries)
            TextField(
              controller: input.value,
              decoration: InputDecoration(labelText: input.key),
            ),
          if (_form.accounts.length > 1)
            TextButton(
              onPressed: _chooseAccount,
              child: const Text('Choose another account'),
            ),
          Semantics(liveRegion: true, child: Text(_message)),
        ],
      ),
    );
  }
}
// endregion
