// region openedFiles
/** @type {string[]} */
const early = [];

/** @type {(uri: string) => void} */
let report = (uri) => void early.push(uri);

// On iOS, Cordova calls this after `deviceready`, possibly before the SDK is ready.
window.handleOpenURL = (url) => {
  if (url.startsWith('file:')) report(url);
};

/**
 * Calls `open` with each file that this app receives. Call it once, when the SDK is ready.
 * @param {(uri: string) => void} open
 */
export function onFileOpened(open) {
  if (cordova.platformId === 'android') {
    cordova.exec(open, console.warn, 'SharedFiles', 'listen', []);
    return;
  }
  report = open;
  early.forEach(open);
}
// endregion
