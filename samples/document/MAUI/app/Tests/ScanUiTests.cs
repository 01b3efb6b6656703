// region scanUiTests
using System;
using OpenQA.Selenium;
using OpenQA.Selenium.Appium;
using OpenQA.Selenium.Appium.Android;
using Xunit;

namespace Invoices.UITests;

public class ScanUiTests
{
    [Fact]
    public void ShowsTheNumberOfPages()
    {
        var options = new AppiumOptions
        {
            PlatformName = "Android",
            AutomationName = "UiAutomator2",
            App = Environment.GetEnvironmentVariable("APK"),
        };
        using var driver = new AndroidDriver(new Uri("http://127.0.0.1:4723"), options);
        // FindElement throws an exception when the element hasn't appeared after this time.
        driver.Manage().Timeouts().ImplicitWait = TimeSpan.FromSeconds(30);

        driver.FindElement(MobileBy.Id("Scan")).Click();
        driver.FindElement(By.XPath("//*[@text='Done']")).Click();
        driver.FindElement(By.XPath("//*[@text='Pages scanned: 1']"));
    }
}
// endregion
