namespace System.Windows.Controls.Primitives;

public abstract class ButtonBase : ContentControl
{
    public event RoutedEventHandler Click { add { } remove { } }
}

public class ToggleButton : ButtonBase
{
    public bool? IsChecked { get; set; }
    public event RoutedEventHandler Checked { add { } remove { } }
    public event RoutedEventHandler Unchecked { add { } remove { } }
}

public abstract class TextBoxBase : Control
{
    public bool AcceptsReturn { get; set; }
    public bool IsReadOnly { get; set; }
    public ScrollBarVisibility HorizontalScrollBarVisibility { get; set; }
    public ScrollBarVisibility VerticalScrollBarVisibility { get; set; }
    public event TextChangedEventHandler TextChanged { add { } remove { } }
    public void AppendText(string textData) { }
}

public abstract class RangeBase : Control
{
    public double Maximum { get; set; }
    public double Minimum { get; set; }
    public double Value { get; set; }
}

public abstract class Selector : ItemsControl
{
    public int SelectedIndex { get; set; }
    public object SelectedItem { get; set; } = null!;
    public object SelectedValue { get; set; } = null!;
    public string SelectedValuePath { get; set; } = null!;
    public event SelectionChangedEventHandler SelectionChanged { add { } remove { } }
}
