import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * The Kotlin compiler for many calls in one virtual machine: those after the first one are faster.
 *
 * <p>Reads the path of an argument file from each line of its input, and answers with a line each: the exit code, a
 * space, and what the compiler printed, in Base64.
 */
final class Compiler {
    public static void main(String[] home) throws Exception {
        PrintStream answers = System.out;
        // Whatever a part of the compiler prints by itself must not look like an answer.
        System.setOut(System.err);
        BufferedReader requests =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String file = requests.readLine(); file != null; file = requests.readLine()) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
            int code = new K2JVMCompiler().exec(stream, "-kotlin-home", home[0], "@" + file).getCode();
            answers.println(code + " " + Base64.getEncoder().encodeToString(printed.toByteArray()));
            answers.flush();
        }
    }
}
