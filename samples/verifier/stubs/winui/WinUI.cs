// WinUI 3 of the Windows App SDK, 1.8 or newer.

using System;
using System.Collections.Generic;

namespace Windows.Foundation
{
    public interface IAsyncInfo
    {
        void Cancel();
    }

    public interface IAsyncOperation<TResult> : IAsyncInfo
    {
        TResult GetResults();
    }

    public delegate void TypedEventHandler<TSender, TResult>(TSender sender, TResult args);
}

namespace System
{
    /// <summary>In Microsoft.Windows.SDK.NET, so that WinRT operations can be awaited.</summary>
    public static class WindowsRuntimeSystemExtensions
    {
        public static Runtime.CompilerServices.TaskAwaiter<TResult> GetAwaiter<TResult>(this global::Windows.Foundation.IAsyncOperation<TResult> source) => throw null!;
        public static Threading.Tasks.Task<TResult> AsTask<TResult>(this global::Windows.Foundation.IAsyncOperation<TResult> source) => throw null!;
    }
}

namespace Microsoft.UI
{
    public struct WindowId
    {
        public ulong Value;
    }
}

namespace Microsoft.UI.Windowing
{
    public sealed class AppWindow
    {
        public WindowId Id => throw null!;
        public string Title { get; set; } = null!;
        public void SetIcon(string iconPath) { }
    }
}

namespace Microsoft.UI.Dispatching
{
    public delegate void DispatcherQueueHandler();

    public sealed class DispatcherQueue
    {
        public bool HasThreadAccess => throw null!;
        public bool TryEnqueue(DispatcherQueueHandler callback) => throw null!;
    }
}

namespace Microsoft.UI.Xaml
{
    public sealed class LaunchActivatedEventArgs
    {
        public string Arguments => throw null!;
    }

    public class RoutedEventArgs
    {
        public object OriginalSource => throw null!;
    }

    public delegate void RoutedEventHandler(object sender, RoutedEventArgs e);

    public struct Thickness
    {
        public Thickness(double uniformLength) { }
    }

    public struct GridLength
    {
        public GridLength(double pixels) { }
    }

    public enum TextWrapping
    {
        NoWrap = 1,
        Wrap,
        WrapWholeWords,
    }

    public class DependencyObject
    {
        public Microsoft.UI.Dispatching.DispatcherQueue DispatcherQueue => throw null!;
    }

    public class ResourceDictionary : DependencyObject
    {
        public IList<ResourceDictionary> MergedDictionaries => throw null!;
    }

    public class Application
    {
        public static Application Current => throw null!;
        public ResourceDictionary Resources { get; set; } = null!;
        protected virtual void OnLaunched(LaunchActivatedEventArgs args) { }
        public void Exit() { }
    }

    public class UIElement : DependencyObject
    {
    }

    public class FrameworkElement : UIElement
    {
        public string Name { get; set; } = null!;
        public Thickness Margin { get; set; }
        public object Tag { get; set; } = null!;
        public double Height { get; set; }
        public double Width { get; set; }
        public event RoutedEventHandler Loaded { add { } remove { } }
    }

    public sealed class WindowEventArgs
    {
        public bool Handled { get; set; }
    }

    public class Window
    {
        public event global::Windows.Foundation.TypedEventHandler<object, WindowEventArgs> Closed { add { } remove { } }
        public Microsoft.UI.Windowing.AppWindow AppWindow => throw null!;
        public UIElement Content { get; set; } = null!;
        public string Title { get; set; } = null!;
        public void Activate() { }
        public void Close() { }
    }
}

namespace Microsoft.UI.Xaml.Controls
{
    public class XamlControlsResources : ResourceDictionary
    {
    }

    public class Control : FrameworkElement
    {
        public bool IsEnabled { get; set; }
        public bool IsTabStop { get; set; }
        public Thickness Padding { get; set; }
    }

    public class ContentControl : Control
    {
        public object Content { get; set; } = null!;
    }

    public class Button : ContentControl
    {
        public event RoutedEventHandler Click { add { } remove { } }
    }

    public class TextBox : Control
    {
        public bool AcceptsReturn { get; set; }
        public bool IsReadOnly { get; set; }
        public string Text { get; set; } = null!;
        public TextWrapping TextWrapping { get; set; }
    }

    public class Panel : FrameworkElement
    {
        public IList<UIElement> Children => throw null!;
    }

    public enum Orientation
    {
        Vertical,
        Horizontal,
    }

    public class StackPanel : Panel
    {
        public Orientation Orientation { get; set; }
        public double Spacing { get; set; }
    }

    public class ComboBox : Control
    {
        public string DisplayMemberPath { get; set; } = null!;
        public object ItemsSource { get; set; } = null!;
        public int SelectedIndex { get; set; }
    }

    public class RowDefinition : DependencyObject
    {
        public GridLength Height { get; set; }
    }

    public class Grid : Panel
    {
        public Thickness Padding { get; set; }
        public IList<RowDefinition> RowDefinitions => throw null!;
        public double RowSpacing { get; set; }
        public static void SetRow(FrameworkElement element, int value) { }
        public static void SetColumn(FrameworkElement element, int value) { }
    }
}

namespace Microsoft.Windows.Storage.Pickers
{
    public sealed class PickFileResult
    {
        public string Path => throw null!;
    }

    public sealed class FileOpenPicker
    {
        public FileOpenPicker(Microsoft.UI.WindowId windowId) { }
        public string CommitButtonText { get; set; } = null!;
        public IList<string> FileTypeFilter => throw null!;
        public global::Windows.Foundation.IAsyncOperation<PickFileResult> PickSingleFileAsync() => throw null!;
        public global::Windows.Foundation.IAsyncOperation<IReadOnlyList<PickFileResult>> PickMultipleFilesAsync() => throw null!;
    }

    public sealed class FileSavePicker
    {
        public FileSavePicker(Microsoft.UI.WindowId windowId) { }
        public string DefaultFileExtension { get; set; } = null!;
        public IDictionary<string, IList<string>> FileTypeChoices => throw null!;
        public string SuggestedFileName { get; set; } = null!;
        public global::Windows.Foundation.IAsyncOperation<PickFileResult> PickSaveFileAsync() => throw null!;
    }
}
