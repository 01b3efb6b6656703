using System.Collections;
using System.Windows.Media;

namespace System.Windows.Controls;

public class Control : FrameworkElement
{
    public Brush Background { get; set; } = null!;
    public Brush Foreground { get; set; } = null!;
    public double FontSize { get; set; }
    public FontFamily FontFamily { get; set; } = null!;
    public HorizontalAlignment HorizontalContentAlignment { get; set; }
    public VerticalAlignment VerticalContentAlignment { get; set; }
    public Thickness Padding { get; set; }
}

public class ContentControl : Control
{
    public object Content { get; set; } = null!;
}

public class Label : ContentControl
{
}

public class ScrollViewer : ContentControl
{
    public ScrollBarVisibility HorizontalScrollBarVisibility { get; set; }
    public ScrollBarVisibility VerticalScrollBarVisibility { get; set; }
}

public enum ScrollBarVisibility
{
    Disabled,
    Auto,
    Hidden,
    Visible,
}

public class Button : Primitives.ButtonBase
{
    public bool IsCancel { get; set; }
    public bool IsDefault { get; set; }
}

public class CheckBox : Primitives.ToggleButton
{
}

public class TextBox : Primitives.TextBoxBase
{
    public string Text { get; set; } = null!;
    public int MaxLength { get; set; }
    public TextWrapping TextWrapping { get; set; }
    public void Clear() { }
}

public class PasswordBox : Control
{
    public string Password { get; set; } = null!;
}

public class TextBlock : FrameworkElement
{
    public string Text { get; set; } = null!;
    public double FontSize { get; set; }
    public Brush Foreground { get; set; } = null!;
    public Thickness Padding { get; set; }
    public TextWrapping TextWrapping { get; set; }
}

public class Image : FrameworkElement
{
    public ImageSource Source { get; set; } = null!;
    public Stretch Stretch { get; set; }
}

public class ProgressBar : Primitives.RangeBase
{
    public bool IsIndeterminate { get; set; }
}

public class ItemCollection
{
    public int Count => throw null!;
    public int Add(object newItem) => throw null!;
    public void Clear() { }
    public void Remove(object removeItem) { }
}

public class ItemsControl : Control
{
    public string DisplayMemberPath { get; set; } = null!;
    public ItemCollection Items => throw null!;
    public IEnumerable ItemsSource { get; set; } = null!;
}

public class ListBox : Primitives.Selector
{
    public IList SelectedItems => throw null!;
}

public class ComboBox : Primitives.Selector
{
    public bool IsEditable { get; set; }
    public string Text { get; set; } = null!;
}

public class SelectionChangedEventArgs : RoutedEventArgs
{
    public IList AddedItems => throw null!;
    public IList RemovedItems => throw null!;
}

public delegate void SelectionChangedEventHandler(object sender, SelectionChangedEventArgs e);

public class TextChangedEventArgs : RoutedEventArgs
{
}

public delegate void TextChangedEventHandler(object sender, TextChangedEventArgs e);

public class UIElementCollection
{
    public int Count => throw null!;
    public int Add(UIElement element) => throw null!;
    public void Clear() { }
    public void Remove(UIElement element) { }
}

public abstract class Panel : FrameworkElement
{
    public Brush Background { get; set; } = null!;
    public UIElementCollection Children => throw null!;
}

public enum Orientation
{
    Horizontal,
    Vertical,
}

public class StackPanel : Panel
{
    public Orientation Orientation { get; set; }
}

public class WrapPanel : Panel
{
    public Orientation Orientation { get; set; }
}

public enum Dock
{
    Left,
    Top,
    Right,
    Bottom,
}

public class DockPanel : Panel
{
    public bool LastChildFill { get; set; }
    public static void SetDock(UIElement element, Dock dock) { }
}

public class Grid : Panel
{
    public static void SetRow(UIElement element, int value) { }
    public static void SetColumn(UIElement element, int value) { }
}
