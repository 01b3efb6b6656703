using System;

namespace Android.App
{
    public class Activity : Android.Content.Context
    {
        public virtual Android.Content.Intent? Intent { get; set; }
        protected virtual void OnCreate(Android.OS.Bundle? savedInstanceState) { }
        protected virtual void OnNewIntent(Android.Content.Intent? intent) { }
    }

    public class Application : Android.Content.Context
    {
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ActivityAttribute : Attribute
    {
        public string? Theme { get; set; }
        public bool MainLauncher { get; set; }
        public bool Exported { get; set; }
        public Android.Content.PM.LaunchMode LaunchMode { get; set; }
        public Android.Content.PM.ConfigChanges ConfigurationChanges { get; set; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public sealed class IntentFilterAttribute : Attribute
    {
        public IntentFilterAttribute(string[] actions) { }
        public string[]? Categories { get; set; }
        public string[]? DataMimeTypes { get; set; }
        public string? DataScheme { get; set; }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ApplicationAttribute : Attribute
    {
        public bool LargeHeap { get; set; }
    }
}

namespace Android.Content
{
    public abstract class Context
    {
        public virtual ContentResolver? ContentResolver => throw new NotImplementedException();
    }

    public abstract class ContentResolver
    {
        public string? GetType(Android.Net.Uri url) => throw new NotImplementedException();
        public System.IO.Stream? OpenInputStream(Android.Net.Uri uri) => throw new NotImplementedException();
    }

    public class Intent
    {
        public const string ActionSend = "android.intent.action.SEND";
        public const string ActionSendMultiple = "android.intent.action.SEND_MULTIPLE";
        public const string ActionView = "android.intent.action.VIEW";
        public const string CategoryDefault = "android.intent.category.DEFAULT";
        public virtual ActivityFlags Flags => throw new NotImplementedException();
        public virtual string? Action => throw new NotImplementedException();
        public ClipData? ClipData { get; set; }
        public virtual string? DataString => throw new NotImplementedException();
    }

    [Flags]
    public enum ActivityFlags
    {
        LaunchedFromHistory = 1048576,
    }

    public class ClipData
    {
        public int ItemCount => throw new NotImplementedException();
        public Item? GetItemAt(int index) => throw new NotImplementedException();

        public class Item
        {
            public Android.Net.Uri? Uri => throw new NotImplementedException();
        }
    }
}

namespace Android.Net
{
    public abstract class Uri
    {
        public static Uri? Parse(string? uriString) => throw new NotImplementedException();
    }
}

namespace Android.Webkit
{
    public class MimeTypeMap
    {
        public static MimeTypeMap? Singleton => throw new NotImplementedException();
        public string? GetExtensionFromMimeType(string? mimeType) => throw new NotImplementedException();
    }
}

namespace Android.Content.PM
{
    [Flags]
    public enum ConfigChanges
    {
        ScreenSize = 1024,
        Orientation = 128,
        UiMode = 512,
        ScreenLayout = 256,
        SmallestScreenSize = 2048,
        Density = 4096,
    }

    public enum LaunchMode
    {
        Multiple,
        SingleTop,
        SingleTask,
        SingleInstance,
    }
}

namespace Android.OS
{
    public class Bundle
    {
    }
}

namespace Android.Runtime
{
    public enum JniHandleOwnership
    {
        DoNotTransfer,
        TransferLocalRef,
    }
}

namespace AndroidX.AppCompat.App
{
    public class AppCompatActivity : Android.App.Activity
    {
    }
}
