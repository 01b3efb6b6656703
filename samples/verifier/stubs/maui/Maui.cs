namespace Microsoft.Maui
{
    public interface IView
    {
    }

    public interface IElementHandler
    {
        object? PlatformView { get; }
    }

    public interface IActivationState
    {
    }

    public enum FlyoutBehavior
    {
        Disabled,
        Flyout,
        Locked,
    }

    public struct Thickness
    {
        public Thickness(double uniformSize) { }
        public Thickness(double horizontalSize, double verticalSize) { }
    }

    public enum Aspect
    {
        AspectFit,
        AspectFill,
        Fill,
        Center,
    }

    public enum TextAlignment
    {
        Start,
        Center,
        End,
    }

    public enum ReturnType
    {
        Default,
        Done,
        Go,
        Next,
        Search,
        Send,
    }

    public class Keyboard
    {
        public static Keyboard Default => throw new System.NotImplementedException();
        public static Keyboard Numeric => throw new System.NotImplementedException();
        public static Keyboard Plain => throw new System.NotImplementedException();
        public static Keyboard Text => throw new System.NotImplementedException();
    }
}

namespace Microsoft.Maui.Graphics
{
    public class Color
    {
        public Color(float red, float green, float blue) { }
        public Color(float red, float green, float blue, float alpha) { }
        public static Color FromArgb(string colorAsHex) => throw new System.NotImplementedException();
        public static Color FromRgb(int red, int green, int blue) => throw new System.NotImplementedException();
        public static Color FromRgba(int red, int green, int blue, int alpha) => throw new System.NotImplementedException();
        public Color WithAlpha(float alpha) => throw new System.NotImplementedException();
        public string ToArgbHex(bool includeAlpha = false) => throw new System.NotImplementedException();
    }

    public static class Colors
    {
        public static readonly Color Black = null!;
        public static readonly Color Blue = null!;
        public static readonly Color Gray = null!;
        public static readonly Color Green = null!;
        public static readonly Color Red = null!;
        public static readonly Color Transparent = null!;
        public static readonly Color White = null!;
    }

    public struct Rect
    {
        public Rect(double x, double y, double width, double height) { }
        public static readonly Rect Zero;
    }
}
