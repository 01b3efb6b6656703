// Adds files from the React Native template: the Gradle wrapper, the debug keystore, and the app
// icons. npm runs this script after each installation.

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
  // `force: false` doesn't overwrite files that the project already has.
  cpSync(`${template}/${file}`, target, { recursive: true, force: false });
}
chmodSync('android/gradlew', 0o755);
