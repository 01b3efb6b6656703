// region importScreen
import 'package:flutter/material.dart';

import 'import_file.dart';
import 'pick_file.dart';

class ImportScreen extends StatefulWidget {
  const ImportScreen({super.key});

  @override
  State<ImportScreen> createState() => _ImportScreenState();
}

class _ImportScreenState extends State<ImportScreen> {
  final _password = TextEditingController();
  String _message = 'No file loaded yet';
  bool _loading = false;

  Future<void> _import() async {
    setState(() => _loading = true);
    try {
      final path = await pickInvoice();
      if (path != null) {
        final password = _password.text;
        final pages = await importInvoice(
          path,
          password: password.isEmpty ? null : password,
        ).whenComplete(() => deleteCopy(path));
        if (!mounted) return;
        _password.clear();
        _message = 'Pages loaded: $pages';
      }
    } on Exception catch (error) {
      debugPrint('Import failed: $error');
      _message = "The file can't be loaded. Check the password, if it has one.";
    }
    if (mounted) setState(() => _loading = false);
  }

  @override
  void dispose() {
    _password.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Import')),
      body: ListView(
        children: [
          TextField(
            obscureText: true,
            decoration: const InputDecoration(
              labelText: 'Password, if the PDF has one',
            ),
            controller: _password,
          ),
          ElevatedButton(
            onPressed: _loading ? null : _import,
            child: const Text('Choose a file'),
          ),
          Text(_message),
        ],
      ),
    );
  }
}
// endregion
