using System;

namespace Foundation
{
    public class NSObject
    {
    }

    public class NSDictionary : NSObject
    {
    }

    public class NSUrl : NSObject
    {
        public virtual string? AbsoluteString => throw new NotImplementedException();
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class RegisterAttribute : Attribute
    {
        public RegisterAttribute(string name) { }
    }
}

namespace UIKit
{
    public class UIResponder : Foundation.NSObject
    {
    }

    public class UIApplication : UIResponder
    {
        public static void Main(string[]? args, Type? principalClass, Type? delegateClass) { }
    }

    public class UIWindow : UIResponder
    {
        public virtual UIViewController? RootViewController { get; set; }
    }

    public class UIViewController : UIResponder
    {
    }
}

namespace UIKit
{
    public class UIView : UIResponder
    {
        public virtual CoreGraphics.CGRect Bounds { get; set; }
        public virtual CoreGraphics.CGRect ConvertRectToView(CoreGraphics.CGRect rect, UIView? toView) => throw new NotImplementedException();
    }
}

namespace CoreGraphics
{
    public struct CGRect
    {
        public System.Runtime.InteropServices.NFloat X { get; set; }
        public System.Runtime.InteropServices.NFloat Y { get; set; }
        public System.Runtime.InteropServices.NFloat Width { get; set; }
        public System.Runtime.InteropServices.NFloat Height { get; set; }
    }
}

namespace System.Runtime.InteropServices
{
    public readonly struct NFloat
    {
        public static implicit operator double(NFloat value) => throw new NotImplementedException();
    }
}
