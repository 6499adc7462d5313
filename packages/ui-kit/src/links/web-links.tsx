import type { WebLink, Website } from '@rosette/contract-kit/records/record-parts.ts'
import { OutsideLink } from './page-link.tsx'
import classes from './record-link-list.module.css'

/** The same record at other sites, with its identifiers there. */
export function WebLinks({ links }: { links: readonly WebLink[] }) {
  const named = links.map((link) => ({ name: `${link.webSiteName}: ${link.urlVariable}`, url: webLinkAddress(link) }))
  return <OutsideLinkList links={named} />
}

export function webLinkAddress({ baseUrl, urlVariable }: WebLink): string {
  return `${baseUrl}${encodeURIComponent(urlVariable)}`
}

/** External pages, by name. */
export function WebsiteList({ record: { websites } }: { record: { websites: readonly Website[] } }) {
  return <OutsideLinkList links={websites.map(({ websiteName, url }) => ({ name: websiteName, url }))} />
}

function OutsideLinkList({ links }: { links: readonly { name: string; url: string }[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{name}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
