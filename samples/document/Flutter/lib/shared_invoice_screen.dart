// region SharedInvoiceScreen
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import 'one_at_a_time.dart';
import 'photo_payment.dart';
import 'shared_files.dart';
import 'transfer_screen.dart';

class SharedInvoiceScreen extends StatefulWidget {
  const SharedInvoiceScreen({super.key});

  @override
  State<SharedInvoiceScreen> createState() => _SharedInvoiceScreenState();
}

class _SharedInvoiceScreenState extends State<SharedInvoiceScreen> {
  static const _files = SharedFiles();
  String _message = 'Share an invoice with this app.';
  bool _reading = false;

  @override
  void initState() {
    super.initState();
    _files.listen(_read);
    _read();
  }

  @override
  void dispose() {
    _files.stop();
    super.dispose();
  }

  Future<void> _read() async {
    // Later files wait for the loop.
    if (_reading) return;
    _reading = true;
    try {
      var files = await _files.take();
      while (files.isNotEmpty) {
        try {
          final transfer = await oneAtATime(() => readSharedPayment(files));
          _message = 'Share the next invoice with this app.';
          if (transfer != null && mounted) {
            _returnHere();
            Navigator.of(context).push(
              MaterialPageRoute<void>(
                builder: (_) => TransferScreen(transfer: transfer),
              ),
            );
          }
        } on PlatformException catch (error) {
          debugPrint('Reading failed: ${error.message}');
          _message = "The invoice can't be read.";
          if (mounted) _returnHere();
        }
        if (mounted) setState(() {});
        await Future.wait(files.map(_files.deleteCopy));
        files = await _files.take();
      }
    } finally {
      _reading = false;
    }
  }

  /// Closes the form of the previous invoice, if it's open.
  void _returnHere() {
    final here = ModalRoute.of(context);
    Navigator.of(context).popUntil((route) => route == here);
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(body: Center(child: Text(_message)));
  }
}
// endregion
