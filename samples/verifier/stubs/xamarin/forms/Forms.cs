using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;

namespace Xamarin.Forms
{
    public enum Aspect
    {
        AspectFit,
        AspectFill,
        Fill,
    }

    public struct LayoutOptions
    {
        public static readonly LayoutOptions FillAndExpand;
    }

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class ContentPropertyAttribute : Attribute
    {
        public ContentPropertyAttribute(string name) { }
    }

    public static class Forms
    {
        public static void Init() { }
        public static void Init(Android.App.Activity activity, Android.OS.Bundle? bundle) { }
    }

    public struct Color
    {
        public static Color FromHex(string hex) => throw new NotImplementedException();
        public static Color FromRgb(int r, int g, int b) => throw new NotImplementedException();
        public static readonly Color White;
        public static readonly Color Black;
        public static readonly Color Default;
    }

    public struct Thickness
    {
        public static implicit operator Thickness(double uniformSize) => throw new NotImplementedException();
    }

    public struct Rectangle
    {
        public Rectangle(double x, double y, double width, double height) { }
    }

    public abstract class BindableObject
    {
        public object? BindingContext { get; set; }
    }

    public abstract class Element : BindableObject
    {
    }

    public class Application : Element
    {
        public static Application Current => throw new NotImplementedException();
        public Page MainPage { get; set; } = null!;
        protected virtual void OnStart() { }
        protected virtual void OnSleep() { }
        protected virtual void OnResume() { }
    }

    public static class Device
    {
        public const string iOS = "iOS";
        public const string Android = "Android";
        public static string RuntimePlatform => throw new NotImplementedException();
        public static void BeginInvokeOnMainThread(Action action) { }
        public static Task InvokeOnMainThreadAsync(Action action) => throw new NotImplementedException();
    }

    public abstract class VisualElement : Element
    {
        public bool IsEnabled { get; set; }
        public bool IsVisible { get; set; }
        public double HeightRequest { get; set; }
        public double Width => throw new NotImplementedException();
        public Color BackgroundColor { get; set; }
        public INavigation Navigation => throw new NotImplementedException();
    }

    public abstract class View : VisualElement
    {
        public LayoutOptions VerticalOptions { get; set; }
    }

    public interface INavigation
    {
        Task PushAsync(Page page);
        Task<Page> PopAsync();
    }

    public class Page : VisualElement
    {
        public string Title { get; set; } = null!;
        public Thickness Padding { get; set; }
        public Task DisplayAlert(string title, string message, string cancel) => throw new NotImplementedException();
        public Task<bool> DisplayAlert(string title, string message, string accept, string cancel) => throw new NotImplementedException();
        public Task<string?> DisplayPromptAsync(string title, string message, string accept = "OK", string cancel = "Cancel") => throw new NotImplementedException();
        protected virtual void OnAppearing() { }
        public event EventHandler Appearing { add { } remove { } }
        protected virtual void OnDisappearing() { }
    }

    public class ContentPage : Page
    {
        public View Content { get; set; } = null!;
    }

    public class NavigationPage : Page
    {
        public NavigationPage(Page root) { }
    }

    public abstract class Layout : View, IEnumerable
    {
        public Thickness Padding { get; set; }
        public void Add(View child) { }
        public IEnumerator GetEnumerator() => throw new NotImplementedException();
    }

    public class StackLayout : Layout
    {
        public double Spacing { get; set; }
        public IList<View> Children => throw new NotImplementedException();
    }

    public class ScrollView : View
    {
        public View Content { get; set; } = null!;
    }

    public class Label : View
    {
        public string Text { get; set; } = null!;
    }

    public class Button : View
    {
        public string Text { get; set; } = null!;
        public event EventHandler Clicked { add { } remove { } }
    }

    public class Entry : View
    {
        public string Text { get; set; } = null!;
        public string Placeholder { get; set; } = null!;
        public bool IsPassword { get; set; }
    }

    public class Editor : View
    {
        public string Text { get; set; } = null!;
        public bool IsReadOnly { get; set; }
    }

    public class Picker : View
    {
        public string Title { get; set; } = null!;
        public IList ItemsSource { get; set; } = null!;
        public BindingBase ItemDisplayBinding { get; set; } = null!;
        public int SelectedIndex { get; set; }
        public object? SelectedItem { get; set; }
    }

    public abstract class BindingBase
    {
    }

    public class Binding : BindingBase
    {
        public Binding(string path) { }
    }

    public class ActivityIndicator : View
    {
        public bool IsRunning { get; set; }
    }

    public class Image : View
    {
        public ImageSource Source { get; set; } = null!;
        public Aspect Aspect { get; set; }
    }

    public abstract class ImageSource : Element
    {
        public static ImageSource FromFile(string file) => throw new NotImplementedException();
        public static ImageSource FromStream(Func<Stream> stream) => throw new NotImplementedException();
    }
}

namespace Xamarin.Forms.Xaml
{
    public enum XamlCompilationOptions
    {
        Skip = 1,
        Compile,
    }

    [AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Module)]
    public sealed class XamlCompilationAttribute : Attribute
    {
        public XamlCompilationAttribute(XamlCompilationOptions xamlCompilationOptions) { }
    }
}

namespace Xamarin.Forms.Platform.Android
{
    public class FormsAppCompatActivity : global::Android.App.Activity
    {
        protected void LoadApplication(Application application) { }
        public virtual void OnRequestPermissionsResult(int requestCode, string[] permissions, global::Android.Content.PM.Permission[] grantResults) { }
    }
}

namespace Android.Content.PM
{
    public enum Permission
    {
        Denied = -1,
        Granted,
    }
}

namespace Xamarin.Forms.Platform.iOS
{
    public class FormsApplicationDelegate : UIKit.UIApplicationDelegate
    {
        protected void LoadApplication(Application application) { }
    }
}

namespace Xamarin.Essentials
{
    public class PermissionException : UnauthorizedAccessException
    {
    }

    public static class Platform
    {
        public static void Init(global::Android.App.Activity activity, global::Android.OS.Bundle? bundle) { }
        public static void OnRequestPermissionsResult(int requestCode, string[] permissions, global::Android.Content.PM.Permission[] grantResults) { }
    }

    public static class AppInfo
    {
        public static string PackageName => throw new NotImplementedException();
    }

    public static class MainThread
    {
        public static void BeginInvokeOnMainThread(Action action) { }
        public static Task InvokeOnMainThreadAsync(Action action) => throw new NotImplementedException();
    }

    public static class Clipboard
    {
        public static Task SetTextAsync(string text) => throw new NotImplementedException();
    }

    public static class FileSystem
    {
        public static string AppDataDirectory => throw new NotImplementedException();
        public static string CacheDirectory => throw new NotImplementedException();
        public static Task<Stream> OpenAppPackageFileAsync(string filename) => throw new NotImplementedException();
    }

    public static class Share
    {
        public static Task RequestAsync(ShareFileRequest request) => throw new NotImplementedException();
    }

    public class ShareFileRequest
    {
        public string? Title { get; set; }
        public ShareFile? File { get; set; }
        public System.Drawing.Rectangle PresentationSourceBounds { get; set; }
    }

    public class ShareFile
    {
        public ShareFile(string fullPath) { }
        public ShareFile(string fullPath, string contentType) { }
    }

    public static class FilePicker
    {
        public static Task<FileResult?> PickAsync(PickOptions? options = null) => throw new NotImplementedException();
    }

    public struct DevicePlatform
    {
        public static DevicePlatform Android => throw new NotImplementedException();
        public static DevicePlatform iOS => throw new NotImplementedException();
        public static bool operator ==(DevicePlatform left, DevicePlatform right) => throw new NotImplementedException();
        public static bool operator !=(DevicePlatform left, DevicePlatform right) => throw new NotImplementedException();
        public override bool Equals(object? obj) => throw new NotImplementedException();
        public override int GetHashCode() => throw new NotImplementedException();
    }

    public static class DeviceInfo
    {
        public static DevicePlatform Platform => throw new NotImplementedException();
        public static Version Version => throw new NotImplementedException();
    }

    public class PickOptions
    {
        public string? PickerTitle { get; set; }
        public FilePickerFileType? FileTypes { get; set; }
    }

    public class FilePickerFileType
    {
        public FilePickerFileType(IDictionary<DevicePlatform, IEnumerable<string>> fileTypes) { }
        public static readonly FilePickerFileType Images = null!;
        public static readonly FilePickerFileType Pdf = null!;
    }

    public class FileResult
    {
        public string FullPath => throw new NotImplementedException();
        public string FileName { get; set; } = null!;
        public Task<Stream> OpenReadAsync() => throw new NotImplementedException();
    }
}
