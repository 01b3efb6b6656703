// region entryPoints
import 'package:flutter/material.dart';

import 'init_sdk.dart';
import 'scan_screen.dart';

class HomeScreen extends StatefulWidget {
  const HomeScreen({super.key});

  @override
  State<HomeScreen> createState() => _HomeScreenState();
}

class _HomeScreenState extends State<HomeScreen> {
  late final Future<bool> _ready;

  @override
  void initState() {
    super.initState();
    _ready = initSdk();
  }

  void _openScanner() {
    Navigator.of(context).push(
      MaterialPageRoute<void>(builder: (_) => const ScanScreen()),
    );
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Invoices')),
      body: Center(
        child: FutureBuilder<bool>(
          future: _ready,
          builder: (context, ready) {
            if (ready.hasError) debugPrint('Deckle SDK: ${ready.error}');
            if (ready.hasError || ready.data == false) {
              return const Text('Scanning is unavailable in this version.');
            }
            return ElevatedButton(
              onPressed: ready.data == true ? _openScanner : null,
              child: const Text('Scan invoice'),
            );
          },
        ),
      ),
    );
  }
}
// endregion
