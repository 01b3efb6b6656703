// The C# programs of the samples, and what each is compiled with.

import type { Unit } from '../types';
import type { FrameworkId } from './frameworks';

export interface Program {
  /** Folder below the root: its `.cs` and `.xaml` files are one program, except those of a program in a folder of it. */
  readonly samples: string;
  readonly framework: FrameworkId;
  /** Folders below `stubs/`; they are compiled together. */
  readonly stubs: readonly string[];
  /** Folder below `api-sources/`. */
  readonly api: string;
  /** Files of another program that are compiled with it as well. */
  readonly shared?: readonly string[];
  /** Code with `#if` is compiled once with each of these; with and without DEBUG when there are none. */
  readonly symbols?: readonly (readonly string[])[];
}

/** A project can change its framework: what these have in common, .NET Framework and modern .NET both have. */
const windows = { framework: 'netstandard2.0', api: 'document/Windows' } as const;
const desktop = { ...windows, stubs: ['windows', 'windowsDesktop', 'mstest'] } as const;
const winUi = { ...windows, framework: 'net8.0', stubs: ['winui'] } as const;

export const programs: readonly Program[] = [
  { samples: 'samples/document/Windows', ...desktop },
  { samples: 'samples/document/Windows/starter', ...desktop },
  { samples: 'samples/document/Windows/starter-forms', ...desktop },
  { samples: 'samples/document/Windows/starter-winui', ...winUi },
  // The guides have its code where it differs from that of WPF, and its window uses the same other files.
  {
    samples: 'samples/document/Windows/winui',
    ...winUi,
    shared: [
      'DocumentException.cs',
      'DocumentSdk.cs',
      'Invoice.cs',
      'InvoiceParser.cs',
      'InvoiceReader.cs',
      'SdkLog.cs',
    ].map((file) => `samples/document/Windows/${file}`),
  },
  {
    samples: 'samples/document/MAUI/app',
    framework: 'net8.0',
    stubs: ['maui', 'xunit', 'appium'],
    api: 'document/MAUI',
    symbols: [['DEBUG', 'ANDROID'], ['IOS'], ['ANDROID', 'SCAN_IMAGE']],
  },
  {
    samples: 'samples/document/MAUI/starter',
    framework: 'net8.0',
    stubs: ['maui'],
    api: 'document/MAUI',
    symbols: [['DEBUG', 'ANDROID'], ['IOS']],
  },
  {
    samples: 'samples/document/Xamarin/forms',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android', 'xamarin/ios', 'xamarin/forms', 'mstest'],
    api: 'document/Xamarin/forms',
    symbols: [['DEBUG'], [], ['UITEST']],
  },
  {
    samples: 'samples/document/Xamarin/starter',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android', 'xamarin/ios', 'xamarin/forms'],
    api: 'document/Xamarin/forms',
  },
  {
    samples: 'samples/document/Xamarin/android',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android'],
    api: 'document/Xamarin/android',
  },
  {
    samples: 'samples/document/Xamarin/ios',
    framework: 'netstandard2.1',
    stubs: ['xamarin/ios'],
    api: 'document/Xamarin/ios',
  },
];

/** The program that a unit is part of: that of the innermost folder. Canaries use the same as the first. */
export function programOf({ kind, file }: Unit): Program | undefined {
  if (kind === 'canary') return programs[0];
  return programs
    .filter(({ samples }) => file.startsWith(`${samples}/`))
    .sort((a, b) => b.samples.length - a.samples.length)[0];
}
