import { type WebLink, webLinkAddress } from '@rosette/contract-kit/records/record-parts.ts'
import { OutsideLink } from './outside-link.tsx'
import classes from './record-link-list.module.css'

/** The same record at other sites, with its identifiers there. */
export function WebLinks({ links }: { links: readonly WebLink[] }) {
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={webLinkAddress(link)}>
          <OutsideLink href={webLinkAddress(link)}>
            {link.webSiteName}: {link.urlVariable}
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}
