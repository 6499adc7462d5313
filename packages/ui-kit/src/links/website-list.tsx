import type { Website } from '@rosette/contract-kit/records/website.ts'
import { OutsideLink } from './outside-link.tsx'
import classes from './record-link-list.module.css'

/** External pages, by name. */
export function WebsiteList({ record: { websites } }: { record: { websites: readonly Website[] } }) {
  return (
    <ul className={classes.links}>
      {websites.map(({ websiteName, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{websiteName}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
