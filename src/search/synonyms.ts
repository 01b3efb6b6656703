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
  app store: what the stores require, store
  append: add pages, one document of several files
  async: thread, background
  attach: share
  attachment: share
  b w: black white
  bank details: bank account
  bar code: barcode
  bar codes: barcode
  batch scan: several codes, many
  begin: get started
  beneficiary: sender, recipient
  bezahlcode: girocode
  blank: black, empty
  blur: sharp, hold
  blurry: sharp, hold still, light
  brightness: light, filter
  build server: continuous integration
  bulk: several codes, many
  bundle id: bundle identifier, application id
  business card: passports
  bw: black white
  camera access: camera permission, allow the camera
  camera roll: gallery
  canceled: cancel
  cancelled: cancel
  check image: passports
  checks: passports
  cheque: passports
  clean up: delete temporary files
  cleanup: delete temporary files
  clear cache: delete temporary files
  close: cancel
  cloud: privacy, offline
  combine: one document of several files, add pages
  compress: file small
  continuous scan: several codes, many
  convert: create, write
  coroutine: background thread
  corporate: brand
  cost: license
  credit card: passports
  currency: amount, euros
  cutout: cut
  data protection: privacy
  demo key: license key
  deprecated: migration, changelog
  deskew: crop
  dewarp: crop
  dimension: size
  discontinued: migration, compatibility
  dismiss: cancel
  distort: crop
  dpi: size
  driver license: driver licenses
  driving licence: driver licenses
  driving license: driver licenses
  due date: date
  edge: crop
  eject: compatibility
  emulator: without a camera
  encrypted: password
  end of life: compatibility, migration, what the stores require
  enhance: filter
  eol: compatibility, migration
  evaluation: license key, trial
  expire: expired
  expiry: expired
  fast: how long it takes, performance
  file size: file small, size
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
  handwriting: printed text, text recognition
  handwritten: printed text, text recognition
  hang: background thread
  haptic: vibrate
  id card: passports, pdf417
  identifier: application id, bundle identifier
  identity: passports
  internet: privacy, offline
  join: one document of several files, add pages
  jpeg: jpg
  kyc: passports
  lag: background thread, how long it takes
  landscape: rotation
  latency: how long it takes
  licence: license
  limit: most, maximum
  localize: languages, texts
  log file: trace file
  logfile: trace file
  logo: brand
  logs: log level
  main thread: threading
  merge: one document of several files, add pages
  minify: r8
  minimum version: minimum versions, before you start
  mock: test
  monochrome: black white
  mrz: passports
  multiple: many, several, multi
  obfuscation: r8
  obsolete: migration, compatibility
  offline: on the device, privacy
  on boarding: onboarding
  on device: privacy
  oom: memory
  orientation: rotation
  out of memory: memory
  paper size: page format
  passport: passports
  payee: sender, recipient
  perspective: crop
  photo: image
  photo library: gallery
  pick: picker
  picture: image
  pictures: images
  play store: what the stores require, store
  pod: install
  prerequisite: before you start
  price: amount
  proguard: r8
  protected: encrypted
  pub: install
  quality: size, filter
  rectify: crop
  reduce: small, smaller
  region of interest: viewfinder
  rename: file name
  reorder: arrange, arrangement
  requirement: before you start, what it needs
  resize: size
  resolution: size
  sandbox: path, where
  serial number: license key
  shrink: file small
  simulator: without a camera
  slow: how long it takes, background
  smaller: small
  sound: beep
  speed: how long it takes
  spm: swift package
  stitch: one document of several files, add pages
  storage: path, where files
  store review: what the stores require, release checklist
  straighten: crop
  sum: amount
  sunset: migration, compatibility
  supplier: sender
  swift code: bic
  temp files: temporary files
  thread safe: threading
  thumbnail: image
  time stamp: timestamp
  title bar: top bar
  toolbar: top bar
  total: amount
  trial: license key
  two sdks: both sdks, with the document sdk
  unit test: test
  vat: invoice
  vendor: sender
  vibration: vibrate
  visa: passports
  wait: how long it takes
  wifi: privacy, offline
  work offline: privacy
`;

/** Alternatives by phrase, each as words. */
export const synonyms: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...pairs.trim().split('\n'), ...germanPairs].map((line) => {
    const [phrase = '', others = ''] = line.trim().split(': ');
    return [phrase, others.split(', ').map((other) => other.split(' '))] as const;
  }),
);
