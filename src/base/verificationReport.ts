interface CheckedSample {
  readonly path: string;
  readonly language: string;
  /** `compiled` or `parsed`. */
  readonly level: string;
  readonly ok: boolean;
  readonly sha256: string;
  /** `null` if no tool for the language was found. */
  readonly tool: string | null;
}

/** `verification.json`: what the sample checker writes and the site reads. */
export interface VerificationReport {
  readonly strict: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly languages: readonly {
    readonly language: string;
    readonly found: number;
    readonly checked: number;
    readonly level: string;
    readonly tool: string;
  }[];
  readonly samples: readonly CheckedSample[];
  readonly references: readonly unknown[];
  readonly starters?: readonly {
    readonly folder: string;
    /** Languages of its files that a compiler accepted. */
    readonly compiled: readonly string[];
  }[];
  readonly noverify: readonly {
    readonly page: string;
    readonly line: number;
    readonly reason: string;
  }[];
  readonly canaries: readonly {
    readonly path: string;
    readonly language: string;
    readonly kind: string;
    /** The checker that was used can tell this error. */
    readonly checked: boolean;
    readonly reported: boolean;
  }[];
}
