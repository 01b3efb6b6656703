// region SharePdfButton
import 'package:flutter/material.dart';

import 'create_pdf.dart';
import 'housekeeping.dart';
import 'share_pdf.dart';

class SharePdfButton extends StatefulWidget {
  const SharePdfButton({super.key});

  @override
  State<SharePdfButton> createState() => _SharePdfButtonState();
}

class _SharePdfButtonState extends State<SharePdfButton> {
  bool _busy = false;

  Future<void> _share() async {
    setState(() => _busy = true);
    final messages = ScaffoldMessenger.of(context);
    try {
      final pdf = await writePdfToShare();
      if (!mounted) return;
      await sharePdf(pdf, originOf(context));
    } on Exception catch (error) {
      debugPrint('Sharing failed: $error');
      messages.showSnackBar(
        const SnackBar(content: Text("The PDF can't be shared.")),
      );
    }
    if (mounted) setState(() => _busy = false);
  }

  @override
  Widget build(BuildContext context) {
    return ElevatedButton(
      onPressed: _busy ? null : _share,
      child: Text(_busy ? 'Writing…' : 'Share as PDF'),
    );
  }
}
// endregion
