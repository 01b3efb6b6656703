using System;
using System.IO;

namespace Android.Runtime
{
    public enum JniHandleOwnership
    {
        DoNotTransfer,
        TransferLocalRef,
    }
}

namespace Android.OS
{
    public class Bundle
    {
    }
}

namespace Android.Net
{
    public class Uri
    {
        public static Uri? FromFile(Java.IO.File? file) => throw new NotImplementedException();
        public static Uri? Parse(string? uriString) => throw new NotImplementedException();
        public string? Scheme => throw new NotImplementedException();
    }
}

namespace Java.IO
{
    public class File
    {
        public File(string path) { }
        public File(string? parent, string child) { }
        public File(File? parent, string child) { }
        public string Name => throw new NotImplementedException();
        public string AbsolutePath => throw new NotImplementedException();
        public bool Exists() => throw new NotImplementedException();
        public bool Delete() => throw new NotImplementedException();
        public bool Mkdirs() => throw new NotImplementedException();
        public long Length() => throw new NotImplementedException();
    }
}

namespace Android.Content
{
    public class Context
    {
        public Java.IO.File? CacheDir => throw new NotImplementedException();
        public Java.IO.File? FilesDir => throw new NotImplementedException();
        public string? PackageName => throw new NotImplementedException();
        public ContentResolver? ContentResolver => throw new NotImplementedException();
        public Android.Content.Res.AssetManager? Assets => throw new NotImplementedException();
        public void StartActivity(Intent? intent) { }
    }

    public class ContentResolver
    {
        public Stream? OpenInputStream(Android.Net.Uri uri) => throw new NotImplementedException();
        public string? GetType(Android.Net.Uri url) => throw new NotImplementedException();
    }

    public class Intent
    {
        public Intent() { }
        public Intent(string? action) { }
        public Intent(Context? context, Type type) { }
        public const string ActionOpenDocument = "";
        public const string ActionSend = "";
        public const string CategoryOpenable = "";
        public const string ExtraStream = "";
        public const string ExtraMimeTypes = "";
        public Android.Net.Uri? Data => throw new NotImplementedException();
        public Intent AddCategory(string? category) => throw new NotImplementedException();
        public Intent AddFlags(ActivityFlags flags) => throw new NotImplementedException();
        public Intent PutExtra(string? name, string? value) => throw new NotImplementedException();
        public Intent PutExtra(string? name, string[]? value) => throw new NotImplementedException();
        public Intent PutExtra(string? name, Android.Net.Uri? value) => throw new NotImplementedException();
        public Intent SetType(string? type) => throw new NotImplementedException();
        public static Intent? CreateChooser(Intent? target, string? title) => throw new NotImplementedException();
    }

    [Flags]
    public enum ActivityFlags
    {
        GrantReadUriPermission = 1,
    }
}

namespace Android.Content.Res
{
    public class AssetManager
    {
        public Stream? Open(string fileName) => throw new NotImplementedException();
    }
}

namespace Android.Content.PM
{
    [Flags]
    public enum ConfigChanges
    {
        Orientation = 1,
        ScreenSize = 2,
        ScreenLayout = 4,
        SmallestScreenSize = 8,
        UiMode = 16,
    }
}

namespace Android.App
{
    public enum Result
    {
        Canceled,
        Ok,
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ApplicationAttribute : Attribute
    {
        public bool LargeHeap { get; set; }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ActivityAttribute : Attribute
    {
        public string? Label { get; set; }
        public string? Theme { get; set; }
        public bool MainLauncher { get; set; }
        public bool Exported { get; set; }
        public Android.Content.PM.ConfigChanges ConfigurationChanges { get; set; }
    }

    public class Application : Android.Content.Context
    {
        public Application() { }
        public Application(IntPtr javaReference, Android.Runtime.JniHandleOwnership transfer) { }
        public virtual void OnCreate() { }
        public static Android.Content.Context Context => throw new NotImplementedException();
    }

    public class Activity : Android.Content.Context
    {
        public Application? Application => throw new NotImplementedException();
        public bool IsFinishing => throw new NotImplementedException();
        protected virtual void OnCreate(Android.OS.Bundle? savedInstanceState) { }
        protected virtual void OnActivityResult(int requestCode, Result resultCode, Android.Content.Intent? data) { }
        public void SetContentView(int layoutResID) { }
        public void SetContentView(Android.Views.View? view) { }
        public void StartActivityForResult(Android.Content.Intent? intent, int requestCode) { }
        public T FindViewById<T>(int id) where T : Android.Views.View => throw new NotImplementedException();
    }
}

namespace Android.Views
{
    public class View
    {
        public bool Enabled { get; set; }
        public event EventHandler Click { add { } remove { } }
    }
}

namespace Android.Widget
{
    public enum ToastLength
    {
        Short,
        Long,
    }

    public class Toast
    {
        public static Toast? MakeText(Android.Content.Context? context, string? text, ToastLength duration) => throw new NotImplementedException();
        public void Show() { }
    }

    public class TextView : Android.Views.View
    {
        public string? Text { get; set; }
    }

    public class Button : TextView
    {
        public Button(Android.Content.Context? context) { }
    }

    public class ImageView : Android.Views.View
    {
        public void SetImageBitmap(Android.Graphics.Bitmap? bitmap) { }
    }
}

namespace Android.Graphics
{
    public class Bitmap
    {
    }

    public static class BitmapFactory
    {
        public static Bitmap? DecodeByteArray(byte[]? data, int offset, int length) => throw new NotImplementedException();
    }
}

namespace AndroidX.Core.Content
{
    public class FileProvider
    {
        public static Android.Net.Uri GetUriForFile(Android.Content.Context context, string authority, Java.IO.File file) => throw new NotImplementedException();
    }
}

// What a build writes from the resources of the app.
namespace Invoices
{
    public static class Resource
    {
        public static class Id
        {
            public const int scan = 1;
            public const int read = 2;
            public const int message = 3;
        }

        public static class Layout
        {
            public const int activity_main = 1;
        }

        public static class Style
        {
            public const int InvoicesTheme = 1;
        }

        public static class Drawable
        {
            public const int onboarding = 1;
            public const int hint_invoice = 2;
        }
    }
}

namespace Android.Util
{
    public static class Log
    {
        public static int Error(string tag, string message) => throw new NotImplementedException();
        public static int Warn(string tag, string message) => throw new NotImplementedException();
    }
}
