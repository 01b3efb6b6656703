// region scanScreen
import 'package:flutter/material.dart';

import 'scan_document.dart';
import 'sdk_exception.dart';

class ScanScreen extends StatefulWidget {
  const ScanScreen({super.key});

  @override
  State<ScanScreen> createState() => _ScanScreenState();
}

class _ScanScreenState extends State<ScanScreen> {
  bool _scanning = false;
  String _message = 'No invoice scanned yet';

  Future<void> _scan() async {
    setState(() => _scanning = true);
    try {
      final pages = await scanInvoice();
      if (pages != null) _message = 'Pages scanned: $pages';
    } on SdkException catch (error) {
      debugPrint('Scan failed: $error');
      _message = 'The scan failed. Try again.';
    } finally {
      if (mounted) setState(() => _scanning = false);
    }
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Scan')),
      body: Center(child: Text(_message)),
      persistentFooterButtons: [
        ElevatedButton(
          onPressed: _scanning ? null : _scan,
          child: const Text('Scan invoice'),
        ),
      ],
    );
  }
}
// endregion
