import type { ReactNode } from 'react';
import { withQuery } from '@site/src/client/query';
import { replaceAddress } from '@site/src/hooks/useQuery';
import Select, { type Choice as Option } from '../Select';
import { newerThan, type Choice } from './address';
import styles from './styles.module.css';

const choicesOf = (versions: readonly string[]): readonly Option[] =>
  versions.map((version) => ({ value: version, label: version }));

/** Keeps the versions in the address, so that it can be shared; without one to start from, it has neither. */
function choose({ from, to }: Choice): void {
  replaceAddress(withQuery(window.location.href, { from, to: from === '' ? '' : to }));
}

interface VersionsProps extends Choice {
  /** Newest first. */
  readonly versions: readonly string[];
  readonly disabled: boolean;
}

/** The version of the app and the one to reach. */
export default function Versions({ from, to, versions, disabled }: VersionsProps): ReactNode {
  return (
    <div className={styles.versions}>
      <label>
        Version I have
        <Select
          disabled={disabled}
          value={from}
          choices={[{ value: '', label: 'Choose a version' }, ...choicesOf(versions.slice(1))]}
          onChoose={(value) => choose({ from: value, to: newerThan(value, to, versions) })}
        />
      </label>
      <label>
        Version I want
        <Select
          disabled={disabled}
          value={to}
          choices={choicesOf(versions.slice(0, from === '' ? -1 : versions.indexOf(from)))}
          onChoose={(value) => choose({ from, to: value })}
        />
      </label>
    </div>
  );
}
