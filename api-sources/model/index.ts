/**
 * Neutral declarations of both SDKs: every enumeration, configuration type, result type and
 * function, with the one description that all platforms share.
 *
 * @packageDocumentation
 */
export * from './barcode';
export * from './configuration';
export * from './enums';
export * from './results';
export * from './sdk';
