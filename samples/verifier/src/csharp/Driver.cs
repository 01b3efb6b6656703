// Runs inside the compiler's own runtime (host.mjs): compiles what it is asked for and prints the diagnostics.
// That runtime has only those members that the compiler itself needs: no await, no JSON.

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

public static class Driver
{
    private const char FieldEnd = '\u0001';
    private const char RecordEnd = '\u0002';

    public static void Main(string[] args)
    {
        var references = new Dictionary<string, List<MetadataReference>>();
        var libraries = new Dictionary<string, CSharpCompilation>();
        foreach (var record in Encoding.UTF8.GetString(File.ReadAllBytes("/verifier/request")).Split(RecordEnd))
        {
            var fields = record.Split(FieldEnd);
            if (fields[0] == "reference")
            {
                if (!references.TryGetValue(fields[1], out var framework)) references[fields[1]] = framework = new List<MetadataReference>();
                framework.Add(MetadataReference.CreateFromStream(new MemoryStream(File.ReadAllBytes("/verifier/" + fields[2]))));
            }
            else if (fields[0] == "compile")
            {
                Compile(fields, references, libraries);
            }
        }
    }

    private static int count;

    // compile, name, framework, libraries it uses, symbols, then file and text by turns.
    private static void Compile(
        string[] fields, Dictionary<string, List<MetadataReference>> references, Dictionary<string, CSharpCompilation> libraries)
    {
        var name = fields[1];
        var used = Words(fields[3]).Select(library => libraries[library]).ToList();

        var parsing = new CSharpParseOptions(LanguageVersion.CSharp12).WithPreprocessorSymbols(Words(fields[4]));
        var trees = new List<SyntaxTree>();
        for (var index = 5; index + 1 < fields.Length; index += 2)
        {
            trees.Add(CSharpSyntaxTree.ParseText(SourceText.From(fields[index + 1], Encoding.UTF8), parsing, fields[index]));
        }

        // Programs are compiled as libraries: some folders hold two programs, each with a Main of its own.
        var compilation = CSharpCompilation.Create(
            "assembly" + ++count,
            trees,
            references[fields[2]].Concat(used.Select(library => library.ToMetadataReference())),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary).WithNullableContextOptions(NullableContextOptions.Enable));
        libraries[name] = compilation;

        var diagnostics = compilation.GetDiagnostics().ToList();
        if (diagnostics.All(diagnostic => diagnostic.Severity != DiagnosticSeverity.Error))
        {
            // Only writing the assembly shows what the framework lacks for a language feature.
            var emitted = compilation.Emit(new MemoryStream());
            diagnostics.AddRange(emitted.Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        }
        foreach (var diagnostic in diagnostics)
        {
            var span = diagnostic.Location.GetLineSpan();
            var start = span.StartLinePosition;
            var text = diagnostic.GetMessage().Replace('\n', ' ').Replace('\t', ' ');
            Console.WriteLine(
                $"{name}\t{span.Path}\t{start.Line + 1}\t{start.Character + 1}\t{diagnostic.Severity}\t{diagnostic.Id}\t{text}");
        }
    }

    private static string[] Words(string text) => text.Length == 0 ? [] : text.Split(',');
}
