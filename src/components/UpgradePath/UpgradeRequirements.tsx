import type { ReactNode } from 'react';
import type { Requirement } from '@site/src/model/upgradePath';
import styles from './styles.module.css';

interface TableProps {
  /** Heads of the columns. */
  readonly before: string;
  readonly after: string;
  readonly rows: readonly Requirement[];
}

/** Requirements that differ between two versions. */
export function RequirementsTable({ before, after, rows }: TableProps): ReactNode {
  return (
    <table className={styles.requirements}>
      <thead>
        <tr>
          <th scope="col">Requirement</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-requirement={row.order}>
            <th scope="row">{row.name}</th>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  /** The version that changed them. */
  readonly version: string;
  /** Rows of four parts: place among all requirements, name, value before, value from this version on. `|` separates parts, `||` rows. */
  readonly rows: string;
}

/** Requirements that a version changed. */
export default function UpgradeRequirements({ version, rows }: Props): ReactNode {
  const requirements = rows.split('||').map((row): Requirement => {
    const [order, name = '', before = '', after = ''] = row.split('|');
    return { order: Number(order), name, before, after };
  });
  return <RequirementsTable before="Before" after={version} rows={requirements} />;
}
