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
        var libraries = new Dictionary<string, Library>();
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

    private sealed record Library(CSharpCompilation Compilation, bool IsStub);

    // compile, name, kind, framework, libraries it uses, symbols, then file and text by turns.
    private static void Compile(
        string[] fields, Dictionary<string, List<MetadataReference>> references, Dictionary<string, Library> libraries)
    {
        var (name, kind) = (fields[1], fields[2]);
        var used = Words(fields[4]).Select(library => libraries[library]).ToList();
        var stubs = new HashSet<string>(used.Where(library => library.IsStub).Select(library => library.Compilation.Assembly.Name));

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
            references[fields[3]].Concat(used.Select(library => library.Compilation.ToMetadataReference())),
            new CSharpCompilationOptions(output).WithNullableContextOptions(NullableContextOptions.Enable));
        if (kind is "stubs" or "library") libraries[name] = new Library(compilation, kind == "stubs");

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
            var (gap, hint, names) = diagnostic.Severity == DiagnosticSeverity.Error && diagnostic.Location.SourceTree is { } tree
                ? Stubs.Explain(diagnostic, compilation.GetSemanticModel(tree), stubs)
                : ("", "", "");
            var text = diagnostic.GetMessage().Replace('\n', ' ').Replace('\t', ' ');
            Console.WriteLine(
                $"{name}\t{span.Path}\t{start.Line + 1}\t{start.Character + 1}\t{diagnostic.Severity}\t{diagnostic.Id}\t{gap}\t{hint}\t{names}\t{text}");
        }
    }

    private static string[] Words(string text) => text.Length == 0 ? [] : text.Split(',');
}

/// <summary>Tells an error of a program from a class or member that the stubs of the framework lack.</summary>
public static class Stubs
{
    /// <summary>
    /// The first: the framework symbol that is missing, when the error is about a type of the stubs. The second: a type or
    /// namespace of the stubs that may be to blame, when the program may be just as well. The third: the names that there are.
    /// </summary>
    public static (string Gap, string Hint, string Names) Explain(Diagnostic diagnostic, SemanticModel model, ISet<string> stubs)
    {
        var node = model.SyntaxTree.GetRoot().FindNode(diagnostic.Location.SourceSpan, false, true);
        switch (diagnostic.Id)
        {
            case "CS0117" or "CS1061":
                var type = ReceiverOf(node, model);
                var member = node.ToString();
                if (IsIn(type, stubs)) return ($"{type.Name}.{member}", "", NamesOf(type));
                return ("", HintFor(StubBase(type, stubs)), NamesOf(type));
            case "CS0234":
                var space = (node as QualifiedNameSyntax ?? node.Parent as QualifiedNameSyntax)?.Left is { } left
                    ? model.GetSymbolInfo(left).Symbol as INamespaceSymbol
                    : null;
                if (space == null || !InStubs(space, stubs)) return ("", "", "");
                return ($"{space}.{(node as QualifiedNameSyntax ?? (QualifiedNameSyntax)node.Parent).Right}", "", "");
            case "CS0115":
                var heir = StubBase(ContainingType(node, model), stubs);
                return heir == null ? ("", "", "") : ($"{heir.Name}.{NameOf(node)}", "", NamesOf(heir));
            case "CS1501" or "CS1729" or "CS1739" or "CS7036":
                var call = node.AncestorsAndSelf().FirstOrDefault(
                    ancestor => ancestor is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax);
                var candidate = call == null ? null : model.GetSymbolInfo(call).CandidateSymbols.FirstOrDefault();
                if (candidate == null || !IsIn(candidate.ContainingType, stubs)) return ("", "", "");
                return ("", HintFor(candidate.ContainingType), "");
            case "CS0103":
                return ("", HintFor(StubBase(ContainingType(node, model), stubs)), NamesOf(ContainingType(node, model)));
            case "CS0246":
                var imported = model.SyntaxTree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>()
                    .Select(directive => directive.Name == null ? null : model.GetSymbolInfo(directive.Name).Symbol as INamespaceSymbol)
                    .FirstOrDefault(found => found != null && OnlyInStubs(found, stubs));
                return ("", imported == null ? "" : imported.ToDisplayString(), "");
            default:
                return ("", "", "");
        }
    }

    private static string HintFor(ITypeSymbol type) => type == null ? "" : type.Name;

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

    private static string NameOf(SyntaxNode node) => node switch
    {
        MethodDeclarationSyntax method => method.Identifier.Text,
        PropertyDeclarationSyntax property => property.Identifier.Text,
        _ => node.ToString(),
    };

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

    private static bool IsIn(ITypeSymbol type, ISet<string> stubs) =>
        type?.ContainingAssembly != null && stubs.Contains(type.ContainingAssembly.Name);

    private static ITypeSymbol StubBase(ITypeSymbol type, ISet<string> stubs)
    {
        for (var current = type; current != null; current = current.BaseType)
        {
            if (IsIn(current, stubs)) return current;
        }
        return null;
    }

    private static bool InStubs(INamespaceSymbol space, ISet<string> stubs) =>
        space.ConstituentNamespaces.Any(part => part.ContainingAssembly != null && stubs.Contains(part.ContainingAssembly.Name));

    private static bool OnlyInStubs(INamespaceSymbol space, ISet<string> stubs) =>
        space.ConstituentNamespaces.All(part => part.ContainingAssembly != null && stubs.Contains(part.ContainingAssembly.Name));
}
