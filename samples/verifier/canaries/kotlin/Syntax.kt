// canary: syntax | line 4 | syntax error
package canaries.syntax

fun text(): String = "a" +
