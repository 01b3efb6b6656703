// region confirmPaid
import 'package:flutter/material.dart';

/// Completes with `false` if the user taps No or outside the dialog.
Future<bool> confirmPaid(BuildContext context) async {
  final answer = await showDialog<bool>(
    context: context,
    builder: (context) => AlertDialog(
      title: const Text('This invoice seems to be paid. Pay it again?'),
      actions: [
        TextButton(
          onPressed: () => Navigator.of(context).pop(false),
          child: const Text('No'),
        ),
        TextButton(
          onPressed: () => Navigator.of(context).pop(true),
          child: const Text('Pay again'),
        ),
      ],
    ),
  );
  return answer ?? false;
}
// endregion
