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
using Microsoft.CodeAnalysis.CSharp.Syntax;
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

    // compile, name, kind, framework, libraries it uses, symbols, then file and text by turns.
    private static void Compile(
        string[] fields, Dictionary<string, List<MetadataReference>> references, Dictionary<string, CSharpCompilation> libraries)
    {
        var (name, kind) = (fields[1], fields[2]);
        var used = Words(fields[4]).Select(library => libraries[library]).ToList();

        var parsing = new CSharpParseOptions(LanguageVersion.CSharp12).WithPreprocessorSymbols(Words(fields[5]));
        var trees = new List<SyntaxTree>();
        for (var index = 6; index + 1 < fields.Length; index += 2)
        {
            trees.Add(CSharpSyntaxTree.ParseText(SourceText.From(fields[index + 1], Encoding.UTF8), parsing, fields[index]));
        }

        // Programs are compiled as libraries: some folders hold two programs, each with a Main of its own.
        var output = kind == "fence" ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary;
        var compilation = CSharpCompilation.Create(
            "assembly" + ++count,
            trees,
            references[fields[3]].Concat(used.Select(library => library.ToMetadataReference())),
            new CSharpCompilationOptions(output).WithNullableContextOptions(NullableContextOptions.Enable));
        if (kind == "library") libraries[name] = compilation;

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
            var names = diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Location.SourceTree is { } tree
                ? Names.Near(diagnostic, compilation.GetSemanticModel(tree))
                : "";
            var text = diagnostic.GetMessage().Replace('\n', ' ').Replace('\t', ' ');
            Console.WriteLine(
                $"{name}\t{span.Path}\t{start.Line + 1}\t{start.Character + 1}\t{diagnostic.Severity}\t{diagnostic.Id}\t{names}\t{text}");
        }
    }

    private static string[] Words(string text) => text.Length == 0 ? [] : text.Split(',');
}

/// <summary>The names that there are where a program names something that is not.</summary>
public static class Names
{
    public static string Near(Diagnostic diagnostic, SemanticModel model)
    {
        var node = model.SyntaxTree.GetRoot().FindNode(diagnostic.Location.SourceSpan, false, true);
        return diagnostic.Id switch
        {
            "CS0117" or "CS1061" => NamesOf(ReceiverOf(node, model)),
            "CS0115" => NamesOf(ContainingType(node, model)?.BaseType),
            "CS0103" => NamesOf(ContainingType(node, model)),
            _ => "",
        };
    }

    private static string NamesOf(ITypeSymbol type)
    {
        var names = new HashSet<string>();
        for (var current = type; current != null; current = current.BaseType)
        {
            foreach (var member in current.GetMembers())
            {
                if (member.CanBeReferencedByName) names.Add(member.Name);
            }
        }
        return string.Join(",", names);
    }

    private static ITypeSymbol ReceiverOf(SyntaxNode name, SemanticModel model)
    {
        switch (name.Parent)
        {
            case MemberAccessExpressionSyntax access when access.Name == name:
                return model.GetTypeInfo(access.Expression).Type ?? model.GetSymbolInfo(access.Expression).Symbol as ITypeSymbol;
            case MemberBindingExpressionSyntax binding:
                var conditional = binding.Ancestors().OfType<ConditionalAccessExpressionSyntax>().FirstOrDefault();
                return conditional == null ? null : model.GetTypeInfo(conditional.Expression).Type;
            case AssignmentExpressionSyntax { Parent: InitializerExpressionSyntax { Parent: ExpressionSyntax created } }:
                return model.GetTypeInfo(created).Type;
            default:
                return null;
        }
    }

    private static INamedTypeSymbol ContainingType(SyntaxNode node, SemanticModel model)
    {
        var declaration = node.AncestorsAndSelf().OfType<TypeDeclarationSyntax>().FirstOrDefault();
        return declaration == null ? null : model.GetDeclaredSymbol(declaration) as INamedTypeSymbol;
    }
}
