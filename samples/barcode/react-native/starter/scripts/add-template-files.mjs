// Adds the files of the React Native template that are no text or belong to others: the Gradle
// wrapper, the debug keystore and the app icons. npm runs this after each installation.

import { chmodSync, cpSync } from 'node:fs';

const template = 'node_modules/@react-native-community/template/template';
const files = [
  ['android/app/debug.keystore'],
  ['android/app/src/main/res'],
  ['android/gradle/wrapper/gradle-wrapper.jar'],
  ['android/gradlew'],
  ['android/gradlew.bat'],
  ['ios/_xcode.env', 'ios/.xcode.env'],
];

for (const [file, target = file] of files) {
  // Files of the project stay as they are.
  cpSync(`${template}/${file}`, target, { recursive: true, force: false });
}
chmodSync('android/gradlew', 0o755);
