// canary: missing import | line 3 | Cannot find name 'showMessage'
export function fail() {
  showMessage('No document');
}
