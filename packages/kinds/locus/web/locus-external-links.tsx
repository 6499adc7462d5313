import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-external-links.module.css'

/** The same locus at other sites. */
export function LocusExternalLinks({ record: { externalLinks } }: { record: LocusRecord }) {
  return (
    <ul className={classes.links}>
      {externalLinks.map(({ label, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{label}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
