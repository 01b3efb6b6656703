// canary: missing import | line 4 | The name 'Document' does not exist
public static class MissingUsing
{
    public static int Pages() => Document.PageCount();
}
