class IntegrationTestWidgetsFlutterBinding {
  external static IntegrationTestWidgetsFlutterBinding ensureInitialized();
}
