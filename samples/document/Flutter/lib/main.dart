// region main
import 'package:flutter/material.dart';

import 'app.dart';

void main() => runApp(const MaterialApp(home: HomeScreen()));
// endregion
