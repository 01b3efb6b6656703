import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SwitchTarget } from '@site/src/model/siteMap';

interface Props {
  /** Title of the page kind. */
  readonly title: string;
  /** Label of the other platform, and its page that is nearest to this one; none if there is no platform of that name. */
  readonly other: { readonly label: string; readonly nearest: SwitchTarget } | undefined;
  /** What the address calls the other platform. */
  readonly name: string;
}

/** Says that there is no guide to compare with, and where to go instead. */
export default function NothingToCompare({ title, other, name }: Props): ReactNode {
  return (
    <div className="alert alert--warning margin-bottom--md" role="alert">
      {other === undefined ? (
        `There is nothing to compare with: no platform is called “${name.slice(0, 40)}”.`
      ) : (
        <>
          {`There is nothing to compare with: ${other.label} has no page “${title}”. `}
          <Link to={other.nearest.path}>{`Open ${other.nearest.title} on ${other.label}`}</Link>
        </>
      )}
    </div>
  );
}
