using Microsoft.Maui.Controls;

namespace Invoices;

public partial class AppShell : Shell
{
    public AppShell()
    {
        InitializeComponent();
    }
}
