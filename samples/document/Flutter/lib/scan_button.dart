// region scanButton
import 'package:flutter/material.dart';

import 'l10n/app_localizations.dart';
import 'sdk_exception.dart';
import 'theming.dart';

class ScanButton extends StatefulWidget {
  const ScanButton({super.key, required this.onScanned});

  /// Receives the number of pages. It isn't called after a cancel.
  final void Function(int pages) onScanned;

  @override
  State<ScanButton> createState() => _ScanButtonState();
}

class _ScanButtonState extends State<ScanButton> {
  bool _scanning = false;

  Future<void> _scan() async {
    setState(() => _scanning = true);
    final messages = ScaffoldMessenger.of(context);
    final texts = AppLocalizations.of(context)!;
    try {
      final pages = await scanThemed(texts);
      if (pages != null && mounted) widget.onScanned(pages);
    } on SdkException catch (error) {
      debugPrint('Scan failed: $error');
      messages.showSnackBar(SnackBar(content: Text(texts.scanFailed)));
    } finally {
      if (mounted) setState(() => _scanning = false);
    }
  }

  @override
  Widget build(BuildContext context) {
    return ElevatedButton(
      onPressed: _scanning ? null : _scan,
      child: Text(AppLocalizations.of(context)!.scanInvoice),
    );
  }
}
// endregion
