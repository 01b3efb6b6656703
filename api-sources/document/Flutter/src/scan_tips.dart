import 'button_configuration.dart';
import 'list_item.dart';

class ScanTips {
  external List<DeckleListItem>? items;
  external DeckleButton? toolbarItem;
}
