using System;
using System.IO;

namespace Foundation
{
    public enum NSSearchPathDirectory
    {
        DocumentDirectory,
        CachesDirectory,
    }

    public enum NSSearchPathDomain
    {
        User,
    }

    public class NSFileManager : NSObject
    {
        public static NSFileManager DefaultManager => throw new NotImplementedException();
        public NSUrl[] GetUrls(NSSearchPathDirectory directory, NSSearchPathDomain domain) => throw new NotImplementedException();
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class RegisterAttribute : Attribute
    {
        public RegisterAttribute(string name) { }
    }

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class OutletAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class ActionAttribute : Attribute
    {
        public ActionAttribute(string selector) { }
    }

    public class NSObject
    {
    }

    public class NSDictionary : NSObject
    {
    }

    public class NSError : NSObject
    {
        public string LocalizedDescription => throw new NotImplementedException();
    }

    public class NSUrl : NSObject
    {
        public NSUrl(string path, bool isDir) { }
        public static NSUrl FromFilename(string url) => throw new NotImplementedException();
        public NSUrl Append(string pathComponent, bool isDirectory) => throw new NotImplementedException();
        public string? Path => throw new NotImplementedException();
        public string? LastPathComponent => throw new NotImplementedException();
        public bool StartAccessingSecurityScopedResource() => throw new NotImplementedException();
        public void StopAccessingSecurityScopedResource() { }
    }

    public class NSData : NSObject
    {
        public Stream AsStream() => throw new NotImplementedException();
        public byte[] ToArray() => throw new NotImplementedException();
    }

    public class NSBundle : NSObject
    {
        public static NSBundle MainBundle => throw new NotImplementedException();
        public string BundleIdentifier => throw new NotImplementedException();
        public NSUrl? GetUrlForResource(string name, string fileExtension) => throw new NotImplementedException();
    }
}

namespace UIKit
{
    public enum UIBarButtonSystemItem
    {
        Add,
    }

    public class UIBarButtonItem : Foundation.NSObject
    {
        public bool Enabled { get; set; }
        public UIBarButtonItem(UIBarButtonSystemItem systemItem, EventHandler handler) { }
    }

    public class UINavigationItem : Foundation.NSObject
    {
        public UIBarButtonItem? RightBarButtonItem { get; set; }
    }

    public class UIPopoverPresentationController : Foundation.NSObject
    {
        public UIBarButtonItem? BarButtonItem { get; set; }
    }

    public enum UIDocumentPickerMode
    {
        Import,
        Open,
    }

    public class UIDocumentPickedAtUrlsEventArgs : EventArgs
    {
        public Foundation.NSUrl[] Urls => throw new NotImplementedException();
    }

    public class UIDocumentPickerViewController : UIViewController
    {
        public UIDocumentPickerViewController(string[] allowedUTIs, UIDocumentPickerMode mode) { }
        public event EventHandler<UIDocumentPickedAtUrlsEventArgs> DidPickDocumentAtUrls { add { } remove { } }
    }

    public enum UIAlertControllerStyle
    {
        ActionSheet,
        Alert,
    }

    public enum UIAlertActionStyle
    {
        Default,
        Cancel,
    }

    public class UIAlertAction : Foundation.NSObject
    {
        public static UIAlertAction Create(string title, UIAlertActionStyle style, Action<UIAlertAction>? handler) => throw new NotImplementedException();
    }

    public class UIAlertController : UIViewController
    {
        public static UIAlertController Create(string? title, string? message, UIAlertControllerStyle preferredStyle) => throw new NotImplementedException();
        public void AddAction(UIAlertAction action) { }
    }

    public class UIColor
    {
        public static UIColor FromRGB(byte red, byte green, byte blue) => throw new NotImplementedException();
        public static UIColor GroupTableViewBackgroundColor => throw new NotImplementedException();
        public static UIColor White => throw new NotImplementedException();
        public static UIColor Black => throw new NotImplementedException();
    }

    public class UIImage : Foundation.NSObject
    {
        public static UIImage? LoadFromData(Foundation.NSData data) => throw new NotImplementedException();
    }

    public class UIDevice
    {
        public static UIDevice CurrentDevice => throw new NotImplementedException();
        public bool CheckSystemVersion(int major, int minor) => throw new NotImplementedException();
    }

    public class UIWindow
    {
    }

    public class UIApplication
    {
        public static void Main(string[] args, Type? principalClass, Type? delegateClass) { }
    }

    public interface IUIApplicationDelegate
    {
    }

    public class UIApplicationDelegate : IUIApplicationDelegate
    {
        public virtual UIWindow? Window { get; set; }
        public virtual bool FinishedLaunching(UIApplication application, Foundation.NSDictionary? launchOptions) => throw new NotImplementedException();
    }

    public class UIView : Foundation.NSObject
    {
        public UIColor? BackgroundColor { get; set; }
    }

    public class UILabel : UIView
    {
        public string? Text { get; set; }
    }

    public class UIButton : UIView
    {
        public bool Enabled { get; set; }
    }

    public class UIImageView : UIView
    {
        public UIImage? Image { get; set; }
    }

    public class UIViewController
    {
        public UIViewController(IntPtr handle) { }
        public UIViewController() { }
        public UIView? View { get; set; }
        public string? Title { get; set; }
        public UINavigationItem NavigationItem => throw new NotImplementedException();
        public UIPopoverPresentationController? PopoverPresentationController => throw new NotImplementedException();
        public virtual void ViewDidLoad() { }
        public void PresentViewController(UIViewController viewControllerToPresent, bool animated, Action? completionHandler) { }
    }

    public class UIActivityViewController : UIViewController
    {
        public UIActivityViewController(Foundation.NSObject[] activityItems, UIView[]? applicationActivities) { }
    }
}
