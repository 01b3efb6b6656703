import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The version that changed them. */
  readonly version: string;
  /** Rows of four parts: place among all requirements, name, value before, value from this version on. `|` separates parts, `||` rows. */
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
          const [order = '', name = '', before = '', after = ''] = row.split('|');
          return (
            <tr key={name} data-requirement={order}>
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
