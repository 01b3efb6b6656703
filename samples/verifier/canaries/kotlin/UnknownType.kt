// canary: unknown type | line 4 | unresolved reference 'ScannerOptions'
package canaries.unknowntype

fun configure(options: ScannerOptions): String = "options"
