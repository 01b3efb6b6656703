declare module 'node:fs' {
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string, options: 'utf8'): string;
  export function writeFileSync(file: string, data: string): void;
}
