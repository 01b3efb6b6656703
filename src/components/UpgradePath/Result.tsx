import type { ReactNode } from 'react';
import {
  groupNames,
  groupWords,
  type GroupName,
  type Groups,
  type MergedStep,
  type Requirement,
} from '@site/src/model/upgradePath';
import { RequirementsTable } from './UpgradeRequirements';
import styles from './styles.module.css';

interface ResultProps {
  readonly groups: Groups;
  readonly requirements: readonly Requirement[];
  readonly from: string;
  readonly to: string;
}

/** Groups that readers need not act on: closed until they are opened. */
const closed: readonly GroupName[] = ['added', 'fixed'];

/** Steps in a numbered list. */
function List({
  steps,
  start,
}: {
  readonly steps: readonly MergedStep[];
  readonly start: number;
}): ReactNode {
  return (
    <ol className={styles.list} start={start}>
      {steps.map((step) => (
        <li key={step.map(({ version, html }) => version + html).join('')}>
          {step.map(({ version, html }) => (
            <div key={version + html} className={styles.entry}>
              <span className={styles.badge}>{version}</span>
              {/* It is the page's own text. */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** An upgrade between two versions: changed requirements, and the steps in groups. */
export default function Result({ groups, requirements, from, to }: ResultProps): ReactNode {
  const names = groupNames.filter((name) => groups[name].length > 0);
  const startOf = (name: GroupName): number =>
    names.slice(0, names.indexOf(name)).reduce((sum, other) => sum + groups[other].length, 1);
  return (
    <div className={styles.result}>
      {requirements.length > 0 && (
        <>
          <h3>Requirements</h3>
          <RequirementsTable before={from} after={to} rows={requirements} />
        </>
      )}
      {names.map((name) => {
        const [title, singular, plural] = groupWords[name];
        const steps = groups[name];
        const list = <List steps={steps} start={startOf(name)} />;
        return closed.includes(name) ? (
          <details key={name}>
            <summary>
              {steps.length} {steps.length === 1 ? singular : plural}
            </summary>
            {list}
          </details>
        ) : (
          <section key={name} className={name === 'breaking' ? styles.breaking : undefined}>
            <h3>{title}</h3>
            {list}
          </section>
        );
      })}
    </div>
  );
}
