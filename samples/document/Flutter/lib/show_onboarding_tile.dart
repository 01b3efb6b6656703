// region showAgain
import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';

class ShowOnboardingTile extends StatelessWidget {
  const ShowOnboardingTile({super.key});

  @override
  Widget build(BuildContext context) {
    return ListTile(
      title: const Text('Show the scanner onboarding again'),
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
