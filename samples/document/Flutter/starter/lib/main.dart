// region getStarted
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';

/// With an empty key, the SDK works for one minute after each start.
const licenseKey = '';

void main() => runApp(const MaterialApp(home: ScanPage()));

class ScanPage extends StatefulWidget {
  const ScanPage({super.key});

  @override
  State<ScanPage> createState() => _ScanPageState();
}

class _ScanPageState extends State<ScanPage> {
  bool _ready = false;
  String _message = 'Starting…';

  @override
  void initState() {
    super.initState();
    _start();
  }

  Future<void> _start() async {
    try {
      final accepted = await DeckleSdk.initSDK(licenseKey);
      _show(accepted ? 'Ready' : await DeckleSdk.getLastError(), accepted);
    } on Exception catch (error) {
      // Without native code, for example in a browser, a call throws.
      _show('The SDK failed to start: $error', false);
    }
  }

  Future<void> _scan() async {
    setState(() => _ready = false);
    var message = 'Scan failed';
    try {
      if (await DeckleSdkUi.scanDocument(DocumentScannerConfiguration())) {
        message = 'Pages scanned: ${await DeckleSdkDocument.pageCount()}';
      } else {
        // After a cancel, the message is empty.
        final error = await DeckleSdk.getLastError();
        message = error.isEmpty ? 'Scan canceled' : 'Scan failed: $error';
      }
    } on Exception catch (error) {
      message = 'Scan failed: $error';
    } finally {
      _show(message, true);
    }
  }

  void _show(String message, bool ready) {
    if (!mounted) return;
    setState(() {
      _message = message;
      _ready = ready;
    });
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Invoices')),
      body: Center(child: Text(_message)),
      persistentFooterButtons: [
        ElevatedButton(
          onPressed: _ready ? _scan : null,
          child: const Text('Scan a document'),
        ),
      ],
    );
  }
}
// endregion
