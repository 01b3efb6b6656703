import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Props {
  /** The version that changed them. */
  readonly version: string;
  /** Rows of three cells: name, value before, value from this version on. `|` separates cells, `||` rows. */
  readonly rows: string;
}

/** Requirements that a version changed. */
export default function UpgradeRequirements({ version, rows }: Props): ReactNode {
  return (
    <table className={styles.requirements}>
      <thead>
        <tr>
          <th scope="col">Requirement</th>
          <th scope="col">Before</th>
          <th scope="col">{version}</th>
        </tr>
      </thead>
      <tbody>
        {rows.split('||').map((row) => {
          const [name = '', before = '', after = ''] = row.split('|');
          return (
            <tr key={name} data-requirement="">
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
