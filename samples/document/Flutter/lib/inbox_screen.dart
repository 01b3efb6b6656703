// region InboxScreen
import 'package:flutter/material.dart';

import 'document_scanner.dart';
import 'sdk_exception.dart';

class InboxScreen extends StatefulWidget {
  const InboxScreen({super.key, required this.scanner});

  final DocumentScanner scanner;

  @override
  State<InboxScreen> createState() => _InboxScreenState();
}

class _InboxScreenState extends State<InboxScreen> {
  bool _scanning = false;
  String _message = 'No invoice scanned yet';

  Future<void> _scan() async {
    setState(() => _scanning = true);
    try {
      final pages = await widget.scanner.scan();
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
      appBar: AppBar(title: const Text('Inbox')),
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
