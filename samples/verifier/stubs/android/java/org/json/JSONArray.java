package org.json;

public class JSONArray {
    public JSONArray() {}
    public JSONArray(String json) throws JSONException {}
    public native int length();
    public native Object get(int index) throws JSONException;
    public native JSONObject getJSONObject(int index) throws JSONException;
    public native JSONObject optJSONObject(int index);
    public native String getString(int index) throws JSONException;
    public native String optString(int index);
    public native String optString(int index, String fallback);
}
