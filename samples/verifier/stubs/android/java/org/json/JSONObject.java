package org.json;

import java.util.Iterator;

public class JSONObject {
    public static final Object NULL = null;
    public JSONObject() {}
    public JSONObject(String json) throws JSONException {}
    public native boolean has(String name);
    public native boolean isNull(String name);
    public native int length();
    public native Iterator<String> keys();
    public native Object get(String name) throws JSONException;
    public native Object opt(String name);
    public native String getString(String name) throws JSONException;
    public native String optString(String name);
    public native String optString(String name, String fallback);
    public native boolean optBoolean(String name, boolean fallback);
    public native double getDouble(String name) throws JSONException;
    public native double optDouble(String name);
    public native double optDouble(String name, double fallback);
    public native int getInt(String name) throws JSONException;
    public native int optInt(String name, int fallback);
    public native JSONObject getJSONObject(String name) throws JSONException;
    public native JSONObject optJSONObject(String name);
    public native JSONArray getJSONArray(String name) throws JSONException;
    public native JSONArray optJSONArray(String name);
    public native JSONObject put(String name, Object value) throws JSONException;
    public native String toString();
    public native String toString(int indentSpaces) throws JSONException;
}
