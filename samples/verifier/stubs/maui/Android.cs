using System;

namespace Android.App
{
    public class Activity : Android.Content.Context
    {
        protected virtual void OnCreate(Android.OS.Bundle? savedInstanceState) { }
    }

    public class Application : Android.Content.Context
    {
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ActivityAttribute : Attribute
    {
        public string? Theme { get; set; }
        public bool MainLauncher { get; set; }
        public Android.Content.PM.LaunchMode LaunchMode { get; set; }
        public Android.Content.PM.ConfigChanges ConfigurationChanges { get; set; }
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
