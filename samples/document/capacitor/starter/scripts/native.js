/**
 * Writes into the native projects what the scanner needs: the camera text on iOS, more memory on
 * Android. Capacitor runs it after each `cap sync`, so that a project that `cap add` made has both.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Inserts `text` behind `mark`, unless the file doesn't exist or has `name` already.
 * @param {string} file
 * @param {string} name
 * @param {string} mark
 * @param {string} text
 */
function insert(file, name, mark, text) {
  if (!existsSync(file)) return;
  const content = readFileSync(file, 'utf8');
  if (content.includes(name)) return;
  if (!content.includes(mark)) throw new Error(`${file} has no ${mark}`);
  writeFileSync(
    file,
    content.replace(mark, () => mark + text),
  );
}

insert(
  'ios/App/App/Info.plist',
  'NSCameraUsageDescription',
  '<dict>',
  '\n\t<key>NSCameraUsageDescription</key>\n\t<string>The camera scans your documents.</string>',
);
insert(
  'android/app/src/main/AndroidManifest.xml',
  'android:largeHeap',
  '<application',
  '\n        android:largeHeap="true"',
);
