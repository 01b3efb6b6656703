// Runs inside the compiler's own runtime (host.mjs): compiles what it is asked for and prints the diagnostics.
// That runtime has only those members that the compiler itself needs: no await, no JSON.

using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

public static class Driver
{
    private const char FieldEnd = '\u0001';
    private const char RecordEnd = '\u0002';

    public static void Main(string[] args)
    {
        var references = new List<MetadataReference>();
        var libraries = new Dictionary<string, MetadataReference>();
        foreach (var record in Encoding.UTF8.GetString(File.ReadAllBytes("/verifier/request")).Split(RecordEnd))
        {
            var fields = record.Split(FieldEnd);
            if (fields[0] == "reference")
            {
                references.Add(MetadataReference.CreateFromStream(new MemoryStream(File.ReadAllBytes("/verifier/" + fields[1]))));
            }
            else if (fields[0] == "compile")
            {
                Compile(fields, references, libraries);
            }
        }
    }

    // compile, name, "library" | "program" | "fence", libraries it uses, symbols, then file and text by turns.
    private static void Compile(
        string[] fields, List<MetadataReference> references, Dictionary<string, MetadataReference> libraries)
    {
        var (name, kind) = (fields[1], fields[2]);
        var uses = new List<MetadataReference>(references);
        foreach (var library in Words(fields[3])) uses.Add(libraries[library]);

        var parsing = new CSharpParseOptions(LanguageVersion.CSharp12).WithPreprocessorSymbols(Words(fields[4]));
        var trees = new List<SyntaxTree>();
        for (var index = 5; index + 1 < fields.Length; index += 2)
        {
            trees.Add(CSharpSyntaxTree.ParseText(SourceText.From(fields[index + 1], Encoding.UTF8), parsing, fields[index]));
        }

        var output = kind == "fence" ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary;
        var options = new CSharpCompilationOptions(output).WithNullableContextOptions(NullableContextOptions.Enable);
        var compilation = CSharpCompilation.Create(name, trees, uses, options);
        if (kind == "library") libraries[name] = compilation.ToMetadataReference();
        foreach (var diagnostic in compilation.GetDiagnostics())
        {
            var span = diagnostic.Location.GetLineSpan();
            var start = span.StartLinePosition;
            Console.WriteLine(
                $"{name}\t{span.Path}\t{start.Line + 1}\t{start.Character + 1}\t{diagnostic.Severity}\t{diagnostic.Id}\t{diagnostic.GetMessage().Replace('\n', ' ')}");
        }
    }

    private static string[] Words(string text) => text.Length == 0 ? [] : text.Split(',');
}
