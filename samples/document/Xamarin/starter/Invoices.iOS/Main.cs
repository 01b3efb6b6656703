using UIKit;

namespace Invoices.iOS
{
    public static class Program
    {
        private static void Main(string[] args) => UIApplication.Main(args, null, typeof(AppDelegate));
    }
}
