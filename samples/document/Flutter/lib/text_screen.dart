// region TextScreen
import 'package:flutter/material.dart';

import 'detect_text.dart';

class TextScreen extends StatefulWidget {
  const TextScreen({super.key});

  @override
  State<TextScreen> createState() => _TextScreenState();
}

class _TextScreenState extends State<TextScreen> {
  late final Future<String> _text;

  @override
  void initState() {
    super.initState();
    _text = readText();
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Text')),
      body: FutureBuilder<String>(
        future: _text,
        builder: (context, read) {
          if (read.hasError) {
            debugPrint('Reading failed: ${read.error}');
            return const Text("The text can't be read");
          }
          final text = read.data;
          if (text == null) return const LinearProgressIndicator();
          return SingleChildScrollView(
            child: SelectableText(text.isEmpty ? 'No text found' : text),
          );
        },
      ),
    );
  }
}
// endregion
