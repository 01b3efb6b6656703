// region reopenedApp
const { withMainActivity } = require('expo/config-plugins');

const start = 'super.onCreate(null)';

/**
 * Removes the file that a reopened app gets again, without access to it.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
module.exports = (appConfig) =>
  withMainActivity(appConfig, (config) => {
    const { contents } = config.modResults;
    if (!contents.includes(start)) {
      throw new Error(`MainActivity doesn't contain ${start}`);
    }
    config.modResults.contents = contents.replace(
      start,
      `if ((intent.flags and android.content.Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
      intent = android.content.Intent(android.content.Intent.ACTION_MAIN)
    }
    ${start}`,
    );
    return config;
  });
// endregion
