using System;
using System.Threading.Tasks;

namespace Xunit;

[AttributeUsage(AttributeTargets.Method)]
public class FactAttribute : Attribute
{
}

public static class Assert
{
    public static void Equal<T>(T expected, T actual) { }
    public static void Null(object? value) { }
    public static void True(bool condition) { }
    public static void False(bool condition) { }
    public static void Contains(string expectedSubstring, string? actualString) { }
    public static Task<T> ThrowsAsync<T>(Func<Task> testCode) where T : Exception => throw new NotImplementedException();
}
