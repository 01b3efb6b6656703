// canary: unused code | line 2 | 'licenseKey' is declared but its value is never read
const licenseKey = '';

export const timeout = 10;
