import type { WebLink, Website } from '@rosette/contract-kit/records/record-parts.ts'
import type { Section } from '../record/define-page.ts'
import { emptyTexts } from '../text/empty-text.tsx'
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
export function WebsiteList({ record: { websites } }: { record: Linked }) {
  return <OutsideLinkList links={websites.map(({ websiteName, url }) => ({ name: websiteName, url }))} />
}

type Linked = { websites: readonly Website[] }

/** The last section of a reference: external pages about it. */
export const websitesSection = {
  id: 'external-links',
  title: 'External Links',
  block: 'custom',
  render: WebsiteList,
  count: ({ websites }: Linked) => websites.length,
  isEmpty: ({ websites }: Linked) => websites.length === 0,
  emptyText: emptyTexts.externalLinks,
} as const satisfies Section<Linked>

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
