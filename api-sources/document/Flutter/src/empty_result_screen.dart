import 'button_configuration.dart';
import 'list_item.dart';

class EmptyResultScreen {
  external List<DeckleListItem>? items;
  external String? title;
  external DeckleButton repeatButton;
}
