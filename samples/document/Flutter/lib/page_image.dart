// region PageImage
import 'dart:io';
import 'dart:typed_data';

import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document.dart';
import 'package:flutter/material.dart';

class PageImage extends StatefulWidget {
  /// With this key, each page and each of its versions has a separate state.
  PageImage(this.page, {this.version = PageSourceType.cutFilter})
      : super(key: ValueKey('$page $version'));

  final int page;
  final PageSourceType version;

  @override
  State<PageImage> createState() => _PageImageState();
}

class _PageImageState extends State<PageImage> {
  late final Future<Uint8List?> _bytes;

  @override
  void initState() {
    super.initState();
    _bytes = _load();
  }

  Future<Uint8List?> _load() async {
    final bytes = await DeckleSdkDocument.getImageBytes(
      widget.page,
      pageSourceType: widget.version,
    );
    if (bytes == null) {
      debugPrint('Page ${widget.page}: ${await DeckleSdk.getLastError()}');
    }
    return bytes;
  }

  @override
  Widget build(BuildContext context) {
    return FutureBuilder<Uint8List?>(
      future: _bytes,
      builder: (context, page) {
        if (page.connectionState != ConnectionState.done) {
          return const Center(child: CircularProgressIndicator());
        }
        final bytes = page.data;
        if (bytes == null) return Text("Page ${widget.page} can't be shown");
        return Image.memory(
          bytes,
          cacheWidth: 1080,
          semanticLabel: 'Page ${widget.page}',
        );
      },
    );
  }
}
// endregion

// region PageList
class PageList extends StatelessWidget {
  const PageList({super.key, required this.files});

  final List<File> files;

  @override
  Widget build(BuildContext context) {
    return ListView.builder(
      itemCount: files.length,
      itemBuilder: (context, index) => Image.file(
        files[index],
        cacheWidth: 1080,
        semanticLabel: 'Page ${index + 1}',
      ),
    );
  }
}
// endregion
