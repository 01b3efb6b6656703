// Beside node-fs.d.ts of other programs: declarations of one module are merged.
declare module 'node:fs' {
  export function chmodSync(path: string, mode: number): void;
  export function copyFileSync(source: string, destination: string): void;
  export function cpSync(
    source: string,
    destination: string,
    options?: { force?: boolean; recursive?: boolean },
  ): void;
}
