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

[AttributeUsage(AttributeTargets.Method)]
public class ClassInitializeAttribute : Attribute
{
}

[AttributeUsage(AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Method)]
public sealed class DoNotParallelizeAttribute : Attribute
{
}

public abstract class TestContext
{
    public abstract void WriteLine(string? message);
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
    public static void IsTrue(bool condition, string? message) { }
}
