// region sharedFiles
const { copyFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { withMainActivity } = require('expo/config-plugins');

const fileName = 'SharedFileActivity.kt';

/**
 * Lets the activity of the app inherit from SharedFileActivity.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = (appConfig) =>
  withMainActivity(appConfig, (config) => {
    const { contents, path } = config.modResults;
    if (!contents.includes(': ReactActivity()')) {
      throw new Error(`${path} doesn't extend ReactActivity`);
    }
    copyFileSync(join(__dirname, fileName), join(dirname(path), fileName));
    config.modResults.contents = contents.replace(
      ': ReactActivity()',
      ': com.example.invoices.SharedFileActivity()',
    );
    return config;
  });
// endregion
