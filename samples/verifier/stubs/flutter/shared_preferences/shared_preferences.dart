class SharedPreferences {
  external static Future<SharedPreferences> getInstance();
  external bool? getBool(String key);
  external int? getInt(String key);
  external String? getString(String key);
  external Future<bool> setBool(String key, bool value);
  external Future<bool> setInt(String key, int value);
  external Future<bool> setString(String key, String value);
  external Future<bool> remove(String key);
}
