// canary: member that the stubs lack | line 6 | Contnt
using System.Windows.Controls;

public static class MissingStub
{
    public static Button Create() => new() { Contnt = "Open" };
}
