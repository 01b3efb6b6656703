external String join(String part1, [String? part2, String? part3, String? part4, String? part5]);
external String basename(String path);
external String basenameWithoutExtension(String path);
external String dirname(String path);
external String extension(String path, [int level = 1]);
external String setExtension(String path, String extension);
external bool isAbsolute(String path);
