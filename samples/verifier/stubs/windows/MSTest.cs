using System;

namespace Microsoft.VisualStudio.TestTools.UnitTesting;

[AttributeUsage(AttributeTargets.Class)]
public class TestClassAttribute : Attribute
{
}

[AttributeUsage(AttributeTargets.Method)]
public class TestMethodAttribute : Attribute
{
}

[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public class DataRowAttribute : Attribute
{
    public DataRowAttribute(object? data) { }
}

public static class Assert
{
    public static void AreEqual<T>(T? expected, T? actual) { }
    public static void IsNull(object? value) { }
    public static void IsTrue(bool condition) { }
}
