// canary: missing callback | line 3 | Expected 3 arguments, but got 2
export function start() {
  DeckleSDK.initSDK('', () => console.log('ready'));
}
