namespace System.Windows.Media
{
    public abstract class Visual : DependencyObject
    {
    }

    public abstract class Brush
    {
    }

    public sealed class SolidColorBrush : Brush
    {
    }

    public static class Brushes
    {
        public static SolidColorBrush Black => throw null!;
        public static SolidColorBrush Green => throw null!;
        public static SolidColorBrush Red => throw null!;
        public static SolidColorBrush Transparent => throw null!;
        public static SolidColorBrush White => throw null!;
    }

    public class FontFamily
    {
        public FontFamily(string familyName) { }
    }

    public abstract class ImageSource
    {
    }

    public enum Stretch
    {
        None,
        Fill,
        Uniform,
        UniformToFill,
    }
}

namespace System.Windows.Media.Imaging
{
    public class BitmapImage : ImageSource
    {
        public BitmapImage(Uri uriSource) { }
    }
}
