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
  abhängigkeit: dependency
  abhängigkeiten: dependencies
  ablehnen: reject
  absender: sender
  absturz: crash
  absturzbericht: trace file
  aktualisieren: upgrade, migration
  aktualisierung: upgrade, migration
  anforderungen: requirements, what it needs
  anhang: share
  anmelden: license key
  anpassen: customize
  anpassung: customize
  anzeigen: show, display
  app store: store
  archivieren: save, write
  aufhellen: filter
  auflösung: size, dpi
  aufnehmen: scan, capture
  ausblenden: turn off, hide
  ausdrucken: print
  ausfüllen: fill in
  auslesen: extract, read
  ausrichtung: rotation, orientation
  ausweis: passports
  auswählen: choose, select
  automatisch: automatic
  bankverbindung: bank account
  barcode lesen: scan barcode
  barcodes lesen: scan barcode
  bearbeiten: edit
  beispiel: sample, example
  beispielrechnung: sample invoice
  beispielrechnungen: sample invoices
  beleg: receipt, invoice
  belege: receipt, invoice
  berechtigung: permission
  betrag: amount
  bezahlen: photo payment, payment
  bezahlt: paid, payment state
  bibliothek: library
  bild: image
  bilder: images
  bildqualität: quality, filter
  bildschirm: screen
  blitz: torch
  blockiert: background thread
  brutto: amount
  datei: file
  dateien: files
  dateigröße: file small, size
  dateiname: file name
  daten: data
  datenschutz: privacy
  datum: date
  deaktivieren: turn off
  dokument: document
  dokumente: documents
  dokumentenscanner: document scanning
  doppelt: duplicates
  drehen: rotate
  drucken: print
  dunkel: dark
  dunkelmodus: dark mode
  dunkler modus: dark mode
  dunkles design: dark mode
  durchsuchbar: searchable
  durchsuchbare: searchable
  durchsuchbares: searchable
  durchsuchen: searchable
  eigene: own
  einbinden: install
  einführung: introduction, onboarding
  einrichten: set up, install
  einscannen: scan
  einstellungen: options
  einzelne: one
  empfänger: recipient
  entfernen: delete, remove
  entzerren: crop
  erkennen: recognize, detect
  erkennung: recognition, detection
  ersetzen: replace
  erstellen: create
  erzeugen: create
  exportieren: export
  farbe: color
  farbe ändern: colors
  farben: colors
  farben anpassen: colors
  farben ändern: colors
  fehler: error
  fehlercode: error code
  fehlermeldung: error message
  fehlermeldungen: error messages
  fehlt: missing
  formate: formats
  foto: photo, image
  fotografieren: scan, camera
  fotoüberweisung: photo payment
  freigabe: share
  freischalten: license key
  fremdwährung: euros, amount
  fälligkeit: date
  galerie: gallery
  gerät: device
  geräte: devices
  gescannt: scanned
  graustufen: gray
  größe: size
  gültig: valid
  handschrift: printed text, text recognition
  hell: light
  herunterladen: download
  hintergrund: background
  hinweise: scan tips
  hinzufügen: add
  hochladen: upload, privacy
  iban auslesen: extract iban
  importieren: import
  initialisieren: initialize
  initialisierung: initialization
  installation: install
  installieren: install
  integrieren: install
  internet: privacy, offline
  kamera: camera
  kamera berechtigung: camera permission
  kamerazugriff: camera permission
  kante: crop
  kantenerkennung: crop
  kaputt: wrong
  kassenbon: receipt, invoice
  kassenzettel: receipt, invoice
  kennwort: password
  knopf: button
  komprimieren: file small
  konto: bank account
  kontonummer: iban
  kontrast: contrast
  konvertieren: create, write
  kopieren: copy
  kosten: license
  kostenlos: trial
  langsam: how long it takes
  laufzeit: how long it takes
  leer: empty
  leere: empty
  leeres ergebnis: empty result
  lesen: read
  lieferschein: document
  lizenz: license
  lizenzschlüssel: license key
  löschen: delete
  manuell: manual
  mehrere: several, multiple
  mehrseitig: several pages, multi page
  mehrseitige: several pages, multi page
  mehrwertsteuer: invoice, amount
  migrieren: migration
  nachtmodus: dark mode
  netzwerk: privacy, offline
  neuerungen: changelog
  nutzer: user
  ordner: folder
  papierformat: page format
  passwort: password
  pdf größe: file small
  personalausweis: passports
  probelizenz: trial
  protokolldatei: trace file
  prüfziffer: check digit
  qr code lesen: scan barcode
  querformat: rotation
  quittung: receipt, invoice
  rahmen: crop
  rechnung: invoice
  rechnung bezahlen: photo payment
  rechnung scannen: scan invoice
  rechnungen: invoice
  rechnungsbetrag: amount
  rechnungsdaten: invoice data
  rechnungsnummer: invoice number, reference
  rechnungssteller: sender
  reihenfolge: order, arrange
  reisepass: passports
  rückseite: several pages
  scannen: scan
  schaltfläche: button
  schlüssel: key
  schneller: performance, how long it takes
  schon bezahlt: payment state
  schrift: text size
  schriftart: text size
  schriftgröße: text size
  schwarz weiß: black white
  schwarzweiß: black white
  seite: page
  seiten: pages
  seitenzahl: page count
  server: privacy, upload
  sicherheit: privacy
  sofort: automatic
  sortieren: arrange, reorder
  speicher: memory
  speichern: save, write
  speicherort: path, where
  speicherplatz: memory, temporary files
  sprache: language
  sprachen: languages
  stapel: several, many
  starten: start
  startet nicht: initialization fails
  strichcode: barcode
  strichcodes: barcode
  stürzt ab: crash
  systemvoraussetzungen: what it needs, minimum versions
  taschenlampe: torch
  teilen: share
  testdokument: test document
  testdokumente: test documents
  testen: test
  testlizenz: trial
  testrechnung: test invoice
  testrechnungen: test invoices
  testschlüssel: trial
  text erkennen: text recognition
  texte: texts
  texterkennung: text recognition
  tipps: scan tips
  titel: title
  umbenennen: file name
  umlaute: wrong characters
  umsatzsteuer: invoice, amount
  umwandeln: create
  ungültig: not valid
  unscharf: blurry
  unscharfe: blurry
  unterstützte: supported
  verbieten: turn off, hide
  verbinden: merge
  verfügbar: availability
  verhindern: turn off, prevent
  verkleinern: file small, smaller
  verschieben: arrange, move
  verschlüsselt: encrypted
  versionen: versions, compatibility
  verwackelt: blurry
  verwendungszweck: reference, purpose
  vorausfüllen: fill in
  voraussetzungen: requirements, what it needs
  vorschau: show, preview
  währung: euros, amount
  zahlung: payment
  zahlungsdaten: payment data
  zeilen: lines
  ziffer: digit
  zugriff: permission
  zurück: back
  zurücksetzen: reset, restore
  zusammenfügen: merge
  zuschneiden: crop
  zwischenspeicher: temporary files
  ändern: change
  ändert sich: change
  änderungen: changelog
  öffnen: open, load
  überprüfen: verify, test
  überschrift: title
  übersetzen: translate
  übersetzung: translation
  überspringen: turn off, skip
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
    'als am auf aus bei bekomme beim bekommt damit dass dem den der des die durch ein eine einem einen einer eines es finde finden fur ' +
    'fuer gibt geht hat habe ich ihr im ist kann keine kein konnen man mehr mein meine meinem meinen mich mit mochte nach ' +
    'nicht nur oder ohne sich sind uber ueber um und unter vom von vor warum was wann welche welcher wenn werden wie wird ' +
    'wo zu zum zur'
  ).split(' '),
);
