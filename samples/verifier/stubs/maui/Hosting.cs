using System;

namespace Microsoft.Maui.Hosting
{
    public sealed class MauiApp
    {
        public IServiceProvider Services => throw new NotImplementedException();
        public static MauiAppBuilder CreateBuilder(bool useDefaults = true) => throw new NotImplementedException();
    }

    public sealed class MauiAppBuilder
    {
        public Microsoft.Extensions.DependencyInjection.IServiceCollection Services => throw new NotImplementedException();
        public MauiApp Build() => throw new NotImplementedException();
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection
    {
    }

    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services) where TService : class => throw new NotImplementedException();
        public static IServiceCollection AddSingleton<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService => throw new NotImplementedException();
        public static IServiceCollection AddTransient<TService>(this IServiceCollection services) where TService : class => throw new NotImplementedException();
        public static IServiceCollection AddTransient<TService, TImplementation>(this IServiceCollection services) where TService : class where TImplementation : class, TService => throw new NotImplementedException();
    }
}

namespace Microsoft.Maui.Controls.Hosting
{
    public static class AppHostBuilderExtensions
    {
        public static Microsoft.Maui.Hosting.MauiAppBuilder UseMauiApp<TApp>(this Microsoft.Maui.Hosting.MauiAppBuilder builder) => throw new NotImplementedException();
    }
}

namespace Microsoft.Maui
{
    public class MauiAppCompatActivity : AndroidX.AppCompat.App.AppCompatActivity
    {
    }

    public abstract class MauiApplication : Android.App.Application
    {
        protected MauiApplication(IntPtr handle, Android.Runtime.JniHandleOwnership ownership) { }
        protected abstract Microsoft.Maui.Hosting.MauiApp CreateMauiApp();
    }

    public abstract class MauiUIApplicationDelegate : UIKit.UIResponder
    {
        public virtual UIKit.UIWindow? Window { get; set; }
        protected abstract Microsoft.Maui.Hosting.MauiApp CreateMauiApp();
        public virtual bool FinishedLaunching(UIKit.UIApplication application, Foundation.NSDictionary? launchOptions) => throw new NotImplementedException();
        public virtual bool OpenUrl(UIKit.UIApplication application, Foundation.NSUrl url, Foundation.NSDictionary options) => throw new NotImplementedException();
    }
}
