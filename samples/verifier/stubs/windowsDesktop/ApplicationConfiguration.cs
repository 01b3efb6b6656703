// A source generator writes this class into the root namespace of each Windows Forms project of modern .NET.

namespace Invoices;

public static class ApplicationConfiguration
{
    public static void Initialize() { }
}
