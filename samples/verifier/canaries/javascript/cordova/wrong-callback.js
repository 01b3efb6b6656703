// canary: wrong callback | line 5 | is not assignable to parameter of type '(message: string) => void'
export function start() {
  /** @param {number} code */
  const fail = (code) => console.warn(code);
  DeckleSDK.initSDK('', () => console.log('ready'), fail);
}
