// What tests use of the package Appium.WebDriver 8, with Selenium.

using System;

namespace OpenQA.Selenium
{
    public class By
    {
        public static By XPath(string xpathToFind) => throw new NotImplementedException();
    }

    public interface IWebElement
    {
        string Text { get; }
        void Click();
    }

    public interface IOptions
    {
        ITimeouts Timeouts();
    }

    public interface ITimeouts
    {
        TimeSpan ImplicitWait { get; set; }
    }
}

namespace OpenQA.Selenium.Appium
{
    using OpenQA.Selenium;

    public class AppiumOptions
    {
        public string? AutomationName { get; set; }
        public string? PlatformName { get; set; }
        public string? DeviceName { get; set; }
        public string? App { get; set; }
    }

    public class AppiumElement : IWebElement
    {
        public string Text => throw new NotImplementedException();
        public void Click() { }
    }

    public abstract class MobileBy : By
    {
        public static By Id(string id) => throw new NotImplementedException();
        public static By AccessibilityId(string selector) => throw new NotImplementedException();
    }

    public abstract class AppiumDriver : IDisposable
    {
        public AppiumElement FindElement(By by) => throw new NotImplementedException();
        public IOptions Manage() => throw new NotImplementedException();
        public void Dispose() { }
    }
}

namespace OpenQA.Selenium.Appium.Android
{
    public class AndroidDriver : AppiumDriver
    {
        public AndroidDriver(Uri remoteAddress, AppiumOptions driverOptions) { }
    }
}
