import type { ExternalLink } from '@rosette/contract-kit/records/record-parts.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-external-links.module.css'

/** The same locus on other sites, by topic. */
export function LocusExternalLinks({ record: { externalLinkGroups } }: { record: LocusRecord }) {
  return (
    <dl className={classes.groups}>
      {externalLinkGroups.map(({ title, links }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <ExternalLinks links={links} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Genome browsers that open at the locus. */
export function LocusMapLinks({ record: { mapLinks } }: { record: LocusRecord }) {
  return <ExternalLinks links={mapLinks} />
}

export function ExternalLinks({ links }: { links: readonly ExternalLink[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{label}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
