// canary: undefined global | line 3 | Cannot find name 'DeckleSdkPromisify'
export function start() {
  return DeckleSdkPromisify.initSDK('');
}
