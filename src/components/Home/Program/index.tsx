import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { programs, Result } from '@site/src/components/Home/Program/programs';
import styles from './styles.module.css';

export interface ProgramProps {
  readonly platforms: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
}

/**
 * A complete example for the chosen platform, next to what it prints. A platform that has none here
 * shows the first one that has, under its own name.
 */
export default function Program({ platforms, chosen }: ProgramProps): ReactNode {
  const written = platforms.filter(({ id }) => programs[id] !== undefined);
  const platform = written.find(({ id }) => id === chosen) ?? written[0];
  const Code = programs[platform?.id ?? ''];
  if (platform === undefined || Code === undefined) return null;
  return (
    <MDXContent>
      <div className={styles.program}>
        <div key={platform.id} className={styles.column}>
          <h3 className={styles.heading}>{platform.label}</h3>
          <Code />
        </div>
        <div className={styles.column}>
          <h3 className={styles.heading}>What it reads, formatted</h3>
          <Result />
        </div>
      </div>
    </MDXContent>
  );
}
