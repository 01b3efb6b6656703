// region scannerFiles
const { cpSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/**
 * Copies the resources for the scanner into the native projects.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = (appConfig) => {
  const withAndroidFiles = withDangerousMod(appConfig, [
    'android',
    (config) => {
      const { projectRoot, platformProjectRoot } = config.modRequest;
      const source = join(projectRoot, 'scanner/res');
      const target = join(platformProjectRoot, 'app/src/main/res');
      cpSync(source, target, { recursive: true });
      return config;
    },
  ]);
  return withDangerousMod(withAndroidFiles, [
    'ios',
    (config) => {
      const { projectRoot, platformProjectRoot, projectName } =
        config.modRequest;
      const source = join(projectRoot, 'scanner/Images.xcassets');
      const target = join(
        platformProjectRoot,
        projectName ?? '',
        'Images.xcassets',
      );
      cpSync(source, target, { recursive: true });
      return config;
    },
  ]);
};
// endregion
