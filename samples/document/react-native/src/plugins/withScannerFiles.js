// region scannerFiles
const { cpSync, existsSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/** @type {(source: string, target: string) => void} */
function copyFolder(source, target) {
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

/**
 * Copies the resources for the scanner into the native projects.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = (appConfig) => {
  const withAndroidFiles = withDangerousMod(appConfig, [
    'android',
    (config) => {
      const { projectRoot, platformProjectRoot } = config.modRequest;
      copyFolder(
        join(projectRoot, 'scanner/res'),
        join(platformProjectRoot, 'app/src/main/res'),
      );
      return config;
    },
  ]);
  return withDangerousMod(withAndroidFiles, [
    'ios',
    (config) => {
      const { projectRoot, platformProjectRoot, projectName } =
        config.modRequest;
      copyFolder(
        join(projectRoot, 'scanner/Images.xcassets'),
        join(platformProjectRoot, projectName ?? '', 'Images.xcassets'),
      );
      return config;
    },
  ]);
};
// endregion
