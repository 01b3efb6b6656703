import { germanPairs } from './german';

/**
 * Words of developers and the words that these pages use for the same thing. Both are searched, so
 * that no pair can hide a page. One direction only: the left side is what is typed. Names for the
 * subject of a whole page are in `kindWords.ts`. No names of other vendors' products.
 */
const pairs = `
  2d code: qr
  abort: cancel
  account number: iban
  activation: license key
  aim: viewfinder
  anr: background thread
  api key: license key
  async: thread, background
  b w: black white
  bank details: bank account
  bar code: barcode
  bar codes: barcode
  batch scan: several codes, many
  bezahlcode: girocode
  blank: black, empty
  blur: sharp, hold
  blurry: sharp, hold still, light
  bulk: several codes, many
  business card: passports
  bw: black white
  camera roll: gallery
  canceled: cancel
  cancelled: cancel
  check image: passports
  checks: passports
  cheque: passports
  combine: one document of several files, add pages
  compress: file small
  continuous scan: several codes, many
  coroutine: background thread
  corporate: brand
  credit card: passports
  cutout: cut
  data protection: privacy
  demo key: license key
  deskew: crop
  dewarp: crop
  dimension: size
  dpi: size
  driver license: driver licenses
  driving licence: driver licenses
  driving license: driver licenses
  due date: date
  edge: crop
  emulator: without a camera
  encrypted: password
  evaluation: license key, trial
  expire: expired
  expiry: expired
  flash: torch
  flash light: torch
  flashlight: torch
  font: text size
  freeze: background thread
  gdpr: privacy
  gray scale: gray
  grayscale: gray
  grey: gray
  greyscale: gray
  gtin: ean
  hang: background thread
  haptic: vibrate
  id card: passports, pdf417
  identity: passports
  internet: privacy, offline
  join: one document of several files, add pages
  jpeg: jpg
  landscape: rotation
  licence: license
  log file: trace file
  logfile: trace file
  logo: brand
  logs: log level
  main thread: threading
  merge: one document of several files, add pages
  minimum version: minimum versions, before you start
  mock: test
  monochrome: black white
  mrz: passports
  obfuscation: r8
  offline: on the device, privacy
  on boarding: onboarding
  on device: privacy
  oom: memory
  out of memory: memory
  paper size: page format
  passport: passports
  perspective: crop
  photo: image
  photo library: gallery
  picture: image
  pod: install
  prerequisite: before you start
  price: amount
  proguard: r8
  protected: encrypted
  pub: install
  rectify: crop
  region of interest: viewfinder
  reorder: arrange, arrangement
  requirement: before you start, what it needs
  resolution: size
  serial number: license key
  shrink: file small
  simulator: without a camera
  sound: beep
  spm: swift package
  straighten: crop
  sum: amount
  supplier: sender
  swift code: bic
  thumbnail: image
  time stamp: timestamp
  total: amount
  trial: license key
  two sdks: both sdks, with the document sdk
  unit test: test
  vendor: sender
  vibration: vibrate
  visa: passports
`;

/** Alternatives by phrase, each as words. */
export const synonyms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...pairs.trim().split('\n'), ...germanPairs].map((line) => {
    const [phrase = '', others = ''] = line.trim().split(': ');
    return [phrase, others.split(', ').map((other) => other.split(' '))] as const;
  }),
);
