// region showAgain
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';

class ShowIntroductionTile extends StatelessWidget {
  const ShowIntroductionTile({super.key});

  @override
  Widget build(BuildContext context) {
    return ListTile(
      title: const Text('Show the scanner introduction again'),
      onTap: () {
        DeckleSdkUi.resetOnboarding();
        ScaffoldMessenger.of(context).showSnackBar(
          const SnackBar(content: Text('It appears with your next scan.')),
        );
      },
    );
  }
}
// endregion
