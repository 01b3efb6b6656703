// canary: language feature that the framework lacks | line 3 | 'System.Runtime.CompilerServices.IsExternalInit' is not defined

public sealed record NewerLanguage(string Sender);
