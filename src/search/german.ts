// cSpell:disable -- German words.
import { plain } from './words';

/**
 * German terms of the trade, and what these pages call them: the SDK reads German invoices, so many of its users type
 * German words.
 */
const pairs = `
  abbrechen: cancel
  abbruch: cancel
  abfotografieren: scan, camera
  abgelaufen: expired
  absender: sender
  absturz: crash
  aktualisieren: upgrade, migration
  aktualisierung: upgrade, migration
  anforderungen: requirements, what it needs
  anpassen: customize
  aufnehmen: scan, capture
  auslesen: extract, read
  ausweis: passports
  bankverbindung: bank account
  barcode lesen: scan barcode
  barcodes lesen: scan barcode
  bearbeiten: edit
  beispiel: sample, example
  beleg: receipt, invoice
  belege: receipt, invoice
  berechtigung: permission
  betrag: amount
  bezahlen: photo payment, payment
  bibliothek: library
  bild: image
  bilder: images
  bildschirm: screen
  blitz: torch
  datei: file
  dateien: files
  daten: data
  datenschutz: privacy
  datum: date
  dokument: document
  dokumente: documents
  drehen: rotate
  dunkel: dark
  dunkelmodus: dark mode
  dunkler modus: dark mode
  durchsuchbar: searchable
  durchsuchbare: searchable
  durchsuchbares: searchable
  einbinden: install
  einführung: introduction, onboarding
  einrichten: set up, install
  einscannen: scan
  empfänger: recipient
  entzerren: crop
  erkennen: recognize, detect
  erkennung: recognition, detection
  erstellen: create
  erzeugen: create
  exportieren: export
  farbe: color
  farben: colors
  fehler: error
  fehlercode: error code
  fehlermeldung: error message
  fehlermeldungen: error messages
  formate: formats
  foto: photo, image
  fotografieren: scan, camera
  fotoüberweisung: photo payment
  freischalten: license key
  fälligkeit: date
  galerie: gallery
  graustufen: gray
  größe: size
  gültig: valid
  herunterladen: download
  hinweise: scan tips
  hinzufügen: add
  hochladen: upload, privacy
  importieren: import
  initialisieren: initialize
  initialisierung: initialization
  installation: install
  installieren: install
  integrieren: install
  internet: privacy, offline
  kamera: camera
  kamerazugriff: camera permission
  kante: crop
  kantenerkennung: crop
  kassenbon: receipt, invoice
  kennwort: password
  knopf: button
  komprimieren: file small
  konto: bank account
  kontonummer: iban
  leer: empty
  lesen: read
  lizenz: license
  lizenzschlüssel: license key
  löschen: delete
  mehrere: several, multiple
  mehrseitig: several pages, multi page
  mehrseitige: several pages, multi page
  migrieren: migration
  netzwerk: privacy, offline
  neuerungen: changelog
  nutzer: user
  passwort: password
  personalausweis: passports
  prüfziffer: check digit
  qr code lesen: scan barcode
  quittung: receipt, invoice
  rahmen: crop
  rechnung: invoice
  rechnungen: invoice
  rechnungsbetrag: amount
  rechnungsdaten: invoice data
  rechnungsnummer: invoice number, reference
  reisepass: passports
  rückseite: several pages
  scannen: scan
  schaltfläche: button
  schlüssel: key
  schrift: text size
  schriftgröße: text size
  schwarz weiß: black white
  schwarzweiß: black white
  seite: page
  seiten: pages
  sicherheit: privacy
  speicher: memory
  speichern: save, write
  sprache: language
  sprachen: languages
  starten: start
  strichcode: barcode
  strichcodes: barcode
  stürzt ab: crash
  taschenlampe: torch
  teilen: share
  testen: test
  testlizenz: trial
  testschlüssel: trial
  text erkennen: text recognition
  texte: texts
  texterkennung: text recognition
  tipps: scan tips
  titel: title
  umwandeln: create
  ungültig: not valid
  unscharf: blurry
  unscharfe: blurry
  unterstützte: supported
  verbinden: merge
  verschlüsselt: encrypted
  verwackelt: blurry
  verwendungszweck: reference, purpose
  voraussetzungen: requirements, what it needs
  zahlung: payment
  zahlungsdaten: payment data
  ziffer: digit
  zugriff: permission
  zurück: back
  zusammenfügen: merge
  zuschneiden: crop
  ändern: change
  änderungen: changelog
  öffnen: open, load
  überschrift: title
  übersetzen: translate
  übersetzung: translation
  überweisen: photo payment, transfer
  überweisung: photo payment, transfer
  überweisungen: photo payment, transfer
  überweisungsträger: transfer form
`;

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Lines of `synonyms.ts` for the German terms, with each umlaut as a plain vowel and as the two letters that replace it. */
export const germanPairs: readonly string[] = pairs
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [phrase = '', others = ''] = line.trim().split(': ');
    const spelled = phrase.replace(/[äöü]/g, (vowel) => digraphs[vowel] ?? vowel);
    return [...new Set([plain(phrase), plain(spelled)])].map((one) => `${one}: ${others}`);
  });

/** German words that say nothing about what is looked for, and mean nothing else in English. */
export const germanFillers: ReadonlySet<string> = new Set(
  (
    'als am auf aus bei bekomme beim bekommt damit dass dem den der des die durch ein eine einem einen einer eines es fur ' +
    'fuer gibt geht hat habe ich ihr im ist kann keine kein konnen man mehr mein meine meinem meinen mich mit mochte nach ' +
    'nicht nur oder ohne sich sind uber ueber um und unter vom von vor warum was wann welche welcher wenn werden wie wird ' +
    'wo zu zum zur'
  ).split(' '),
);
