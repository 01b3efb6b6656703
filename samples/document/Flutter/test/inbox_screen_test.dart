// region widgetTest
import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:invoices/inbox_screen.dart';

import 'fake_document_scanner.dart';

void main() {
  late FakeDocumentScanner scanner;

  setUp(() => scanner = FakeDocumentScanner());

  Future<void> scanInvoice(WidgetTester tester) async {
    await tester.pumpWidget(MaterialApp(home: InboxScreen(scanner: scanner)));
    await tester.tap(find.text('Scan invoice'));
    await tester.pumpAndSettle();
  }

  testWidgets('shows the number of pages', (tester) async {
    scanner.pages = 2;
    await scanInvoice(tester);
    expect(find.text('Pages scanned: 2'), findsOneWidget);
  });

  testWidgets('changes nothing after a cancel', (tester) async {
    await scanInvoice(tester);
    expect(find.text('No invoice scanned yet'), findsOneWidget);
  });

  testWidgets('says that a scan failed', (tester) async {
    scanner.failure = 'no camera on this device';
    await scanInvoice(tester);
    expect(find.text('The scan failed. Try again.'), findsOneWidget);
  });
}
// endregion
