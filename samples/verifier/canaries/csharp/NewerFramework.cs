// canary: member of a newer framework | line 9 | 'File' does not contain a definition for 'ReadAllBytesAsync'
using System.IO;
using System.Threading.Tasks;
using Deckle.SDK.Windows;

public static class NewerFramework
{
    public static async Task<bool> Load(string path) =>
        await Document.Load(await File.ReadAllBytesAsync(path), Path.GetExtension(path));
}
