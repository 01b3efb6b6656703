// canary: wrong argument type | line 3 | is not assignable to parameter of type 'string'
export function start() {
  return DeckleSDKPromisify.initSDK(42);
}
