using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.Maui.Graphics;

namespace Microsoft.Maui.Controls;

public abstract class BindableObject
{
    public object BindingContext { get; set; } = null!;
}

public abstract class Element : BindableObject
{
    public string AutomationId { get; set; } = null!;
    public Element Parent { get; set; } = null!;
    public IElementHandler? Handler { get; set; }
}

public class ResourceDictionary : IEnumerable
{
    public object this[string index] { get => null!; set { } }
    public ICollection<ResourceDictionary> MergedDictionaries => null!;
    public Uri Source { get; set; } = null!;
    public bool TryGetValue(string key, out object value) => throw new NotImplementedException();
    public IEnumerator GetEnumerator() => throw new NotImplementedException();
}

public class Application : Element
{
    public static Application? Current { get; set; }
    public ResourceDictionary Resources { get; set; } = null!;
    public IReadOnlyList<Window> Windows => throw new NotImplementedException();
    public Microsoft.Maui.ApplicationModel.AppTheme RequestedTheme => throw new NotImplementedException();
    public Microsoft.Maui.ApplicationModel.AppTheme UserAppTheme { get; set; }
    protected virtual void OnStart() { }
    protected virtual void OnSleep() { }
    protected virtual void OnResume() { }
    protected virtual Window CreateWindow(IActivationState? activationState) => throw new NotImplementedException();
}

public class Window : Element
{
    public Window() { }
    public Window(Page page) { }
    public Page? Page { get; set; }
}

public abstract class VisualElement : Element
{
    public Color BackgroundColor { get; set; } = null!;
    public double HeightRequest { get; set; }
    public double WidthRequest { get; set; }
    public double MinimumHeightRequest { get; set; }
    public double MaximumHeightRequest { get; set; }
    public double Height => throw new NotImplementedException();
    public double Width => throw new NotImplementedException();
    public bool IsEnabled { get; set; }
    public bool IsVisible { get; set; }
    public double Opacity { get; set; }
    public bool Focus() => throw new NotImplementedException();
}

public abstract class View : VisualElement
{
    public LayoutOptions HorizontalOptions { get; set; }
    public LayoutOptions VerticalOptions { get; set; }
    public Thickness Margin { get; set; }
}

public struct LayoutOptions
{
    public static readonly LayoutOptions Start;
    public static readonly LayoutOptions Center;
    public static readonly LayoutOptions End;
    public static readonly LayoutOptions Fill;
}

public abstract class Page : VisualElement
{
    public string Title { get; set; } = null!;
    public Thickness Padding { get; set; }
    public INavigation Navigation => throw new NotImplementedException();
    public Task DisplayAlertAsync(string? title, string? message, string cancel) => throw new NotImplementedException();
    public Task<bool> DisplayAlertAsync(string? title, string? message, string accept, string cancel) => throw new NotImplementedException();
    public Task<string> DisplayActionSheetAsync(string? title, string? cancel, string? destruction, params string[] buttons) => throw new NotImplementedException();
    public Task<string?> DisplayPromptAsync(string title, string message, string accept = "OK", string cancel = "Cancel", string? placeholder = null, int maxLength = -1, Keyboard? keyboard = null, string initialValue = "") => throw new NotImplementedException();
    protected virtual void OnAppearing() { }
    protected virtual void OnDisappearing() { }
}

public interface INavigation
{
    Task PushAsync(Page page);
    Task<Page> PopAsync();
    Task PushModalAsync(Page page);
    Task<Page> PopModalAsync();
}

public class ContentPage : Page
{
    public View Content { get; set; } = null!;
}

public class NavigationPage : Page
{
    public NavigationPage() { }
    public NavigationPage(Page root) { }
}

public class Shell : Page
{
    public static Shell Current => throw new NotImplementedException();
    public static void SetFlyoutBehavior(BindableObject obj, FlyoutBehavior value) { }
    public Task GoToAsync(string state) => throw new NotImplementedException();
}

public class BaseShellItem : Element
{
    public string Title { get; set; } = null!;
    public string Route { get; set; } = null!;
    public ImageSource Icon { get; set; } = null!;
}

public class ShellContent : BaseShellItem
{
    public object Content { get; set; } = null!;
    public DataTemplate ContentTemplate { get; set; } = null!;
}

public abstract class Layout : View, IEnumerable
{
    public Thickness Padding { get; set; }
    public IList<IView> Children => throw new NotImplementedException();
    public void Add(IView child) { }
    public void Clear() { }
    public IEnumerator GetEnumerator() => throw new NotImplementedException();
}

public abstract class StackBase : Layout
{
    public double Spacing { get; set; }
}

public class VerticalStackLayout : StackBase
{
}

public class HorizontalStackLayout : StackBase
{
}

public class Grid : Layout
{
    public RowDefinitionCollection RowDefinitions { get; set; } = null!;
    public ColumnDefinitionCollection ColumnDefinitions { get; set; } = null!;
    public double RowSpacing { get; set; }
    public double ColumnSpacing { get; set; }
    public static void SetRow(BindableObject bindable, int value) { }
    public static void SetColumn(BindableObject bindable, int value) { }
    public static void SetRowSpan(BindableObject bindable, int value) { }
    public static void SetColumnSpan(BindableObject bindable, int value) { }
}

public class RowDefinitionCollection
{
}

public class ColumnDefinitionCollection
{
}

public class ScrollView : View
{
    public View Content { get; set; } = null!;
    public Thickness Padding { get; set; }
}

public class Label : View
{
    public string Text { get; set; } = null!;
    public double FontSize { get; set; }
    public FontAttributes FontAttributes { get; set; }
    public Color TextColor { get; set; } = null!;
    public TextAlignment HorizontalTextAlignment { get; set; }
    public LineBreakMode LineBreakMode { get; set; }
}

[Flags]
public enum FontAttributes
{
    None,
    Bold,
    Italic,
}

public enum LineBreakMode
{
    NoWrap,
    WordWrap,
    TailTruncation,
}

public class Button : View
{
    public string Text { get; set; } = null!;
    public Color TextColor { get; set; } = null!;
    public event EventHandler Clicked { add { } remove { } }
}

public abstract class InputView : View
{
    public string Text { get; set; } = null!;
    public string Placeholder { get; set; } = null!;
    public Keyboard Keyboard { get; set; } = null!;
    public bool IsReadOnly { get; set; }
    public bool IsSpellCheckEnabled { get; set; }
    public bool IsTextPredictionEnabled { get; set; }
    public int MaxLength { get; set; }
    public event EventHandler<TextChangedEventArgs> TextChanged { add { } remove { } }
}

public class TextChangedEventArgs : EventArgs
{
    public string NewTextValue => throw new NotImplementedException();
    public string OldTextValue => throw new NotImplementedException();
}

public class Entry : InputView
{
    public bool IsPassword { get; set; }
    public ReturnType ReturnType { get; set; }
    public event EventHandler Completed { add { } remove { } }
}

public class Editor : InputView
{
    public EditorAutoSizeOption AutoSize { get; set; }
}

public enum EditorAutoSizeOption
{
    Disabled,
    TextChanges,
}

public class SearchBar : InputView
{
    public event EventHandler SearchButtonPressed { add { } remove { } }
}

public class Picker : View
{
    public string Title { get; set; } = null!;
    public IList ItemsSource { get; set; } = null!;
    public BindingBase ItemDisplayBinding { get; set; } = null!;
    public int SelectedIndex { get; set; }
    public object? SelectedItem { get; set; }
    public event EventHandler SelectedIndexChanged { add { } remove { } }
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
    public Color Color { get; set; } = null!;
}

public class Switch : View
{
    public bool IsToggled { get; set; }
    public event EventHandler<ToggledEventArgs> Toggled { add { } remove { } }
}

public class ToggledEventArgs : EventArgs
{
    public bool Value => throw new NotImplementedException();
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
    public static ImageSource FromStream(Func<CancellationToken, Task<Stream>> stream) => throw new NotImplementedException();
    public static ImageSource FromUri(Uri uri) => throw new NotImplementedException();
    public static implicit operator ImageSource(string source) => throw new NotImplementedException();
}

public class DataTemplate
{
}

public abstract class ItemsView : View
{
    public IEnumerable ItemsSource { get; set; } = null!;
    public DataTemplate ItemTemplate { get; set; } = null!;
    public object EmptyView { get; set; } = null!;
}

public abstract class StructuredItemsView : ItemsView
{
    public ItemSizingStrategy ItemSizingStrategy { get; set; }
}

public enum ItemSizingStrategy
{
    MeasureAllItems,
    MeasureFirstItem,
}

public class CollectionView : StructuredItemsView
{
    public object SelectedItem { get; set; } = null!;
    public SelectionMode SelectionMode { get; set; }
    public event EventHandler<SelectionChangedEventArgs> SelectionChanged { add { } remove { } }
}

public enum SelectionMode
{
    None,
    Single,
    Multiple,
}

public class SelectionChangedEventArgs : EventArgs
{
    public IReadOnlyList<object> CurrentSelection => throw new NotImplementedException();
}
