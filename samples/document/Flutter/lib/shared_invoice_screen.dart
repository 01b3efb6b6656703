// region SharedInvoiceScreen
import 'package:flutter/material.dart';
import 'package:flutter/services.dart';

import 'photo_payment.dart';
import 'shared_files.dart';

class SharedInvoiceScreen extends StatefulWidget {
  const SharedInvoiceScreen({super.key});

  @override
  State<SharedInvoiceScreen> createState() => _SharedInvoiceScreenState();
}

class _SharedInvoiceScreenState extends State<SharedInvoiceScreen> {
  static const _files = SharedFiles();
  String _message = 'Share an invoice with this app.';

  @override
  void initState() {
    super.initState();
    _files.listen(_read);
    _read();
  }

  Future<void> _read() async {
    final files = await _files.take();
    if (files.isEmpty) return;
    try {
      final transfer = await readSharedPayment(files);
      if (transfer != null) _message = 'Pay ${transfer.recipient}';
    } on PlatformException catch (error) {
      _message = 'Reading failed: ${error.message}';
    }
    if (mounted) setState(() {});
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(body: Center(child: Text(_message)));
  }
}
// endregion
