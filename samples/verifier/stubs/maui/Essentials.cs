using System;
using System.Collections.Generic;
using System.IO;
using System.Threading.Tasks;

namespace Microsoft.Maui.ApplicationModel
{
    public static class MainThread
    {
        public static bool IsMainThread => throw new NotImplementedException();
        public static void BeginInvokeOnMainThread(Action action) { }
        public static Task InvokeOnMainThreadAsync(Action action) => throw new NotImplementedException();
        public static Task InvokeOnMainThreadAsync(Func<Task> funcTask) => throw new NotImplementedException();
        public static Task<T> InvokeOnMainThreadAsync<T>(Func<T> func) => throw new NotImplementedException();
    }

    public class PermissionException : UnauthorizedAccessException
    {
        public PermissionException(string message) { }
    }

    public static class AppInfo
    {
        public static string PackageName => throw new NotImplementedException();
        public static string VersionString => throw new NotImplementedException();
        public static AppTheme RequestedTheme => throw new NotImplementedException();
    }

    public enum AppTheme
    {
        Unspecified,
        Light,
        Dark,
    }

    public static class Platform
    {
        public static void Init(Func<UIKit.UIViewController> getCurrentUIViewController) { }
        public static Android.Content.Context AppContext => throw new NotImplementedException();
        public static Android.App.Activity? CurrentActivity => throw new NotImplementedException();
    }
}

namespace Microsoft.Maui.ApplicationModel.DataTransfer
{
    public static class Share
    {
        public static Task RequestAsync(ShareFileRequest request) => throw new NotImplementedException();
        public static Task RequestAsync(ShareTextRequest request) => throw new NotImplementedException();
        public static Task RequestAsync(ShareMultipleFilesRequest request) => throw new NotImplementedException();
    }

    public abstract class ShareRequestBase
    {
        public string? Title { get; set; }
        public Microsoft.Maui.Graphics.Rect PresentationSourceBounds { get; set; }
    }

    public class ShareTextRequest : ShareRequestBase
    {
        public string? Text { get; set; }
        public string? Subject { get; set; }
    }

    public class ShareFileRequest : ShareRequestBase
    {
        public ShareFileRequest() { }
        public ShareFileRequest(string title, ShareFile file) { }
        public ShareFile? File { get; set; }
    }

    public class ShareMultipleFilesRequest : ShareRequestBase
    {
        public List<ShareFile>? Files { get; set; }
    }

    public class ShareFile
    {
        public ShareFile(string fullPath) { }
        public ShareFile(string fullPath, string contentType) { }
    }

    public static class Clipboard
    {
        public static Task SetTextAsync(string? text) => throw new NotImplementedException();
    }
}

namespace Microsoft.Maui.Devices
{
    public struct DevicePlatform
    {
        public static DevicePlatform Android => throw new NotImplementedException();
        public static DevicePlatform iOS => throw new NotImplementedException();
        public static DevicePlatform MacCatalyst => throw new NotImplementedException();
        public static DevicePlatform WinUI => throw new NotImplementedException();
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
}

namespace Microsoft.Maui.Storage
{
    public static class FileSystem
    {
        public static string AppDataDirectory => throw new NotImplementedException();
        public static string CacheDirectory => throw new NotImplementedException();
        public static Task<Stream> OpenAppPackageFileAsync(string filename) => throw new NotImplementedException();
        public static Task<bool> AppPackageFileExistsAsync(string filename) => throw new NotImplementedException();
    }

    public static class FilePicker
    {
        public static IFilePicker Default => throw new NotImplementedException();
    }

    public interface IFilePicker
    {
        Task<FileResult?> PickAsync(PickOptions? options = null);
        Task<IEnumerable<FileResult>> PickMultipleAsync(PickOptions? options = null);
    }

    public class PickOptions
    {
        public string? PickerTitle { get; set; }
        public FilePickerFileType? FileTypes { get; set; }
    }

    public class FilePickerFileType
    {
        public FilePickerFileType(IDictionary<Microsoft.Maui.Devices.DevicePlatform, IEnumerable<string>> fileTypes) { }
        public static readonly FilePickerFileType Images = null!;
        public static readonly FilePickerFileType Pdf = null!;
    }

    public abstract class FileBase
    {
        public string FullPath => throw new NotImplementedException();
        public string? ContentType { get; set; }
        public string FileName { get; set; } = null!;
        public Task<Stream> OpenReadAsync() => throw new NotImplementedException();
    }

    public class FileResult : FileBase
    {
        public FileResult(string fullPath) { }
    }

    public static class Preferences
    {
        public static bool Get(string key, bool defaultValue) => throw new NotImplementedException();
        public static void Set(string key, bool value) { }
        public static int Get(string key, int defaultValue) => throw new NotImplementedException();
        public static void Set(string key, int value) { }
    }
}
