using System.Windows;

namespace Invoices;

/// <summary>Interaction logic for App.xaml</summary>
public partial class App : Application
{
}
