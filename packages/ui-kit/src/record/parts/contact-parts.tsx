import type { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import { OutsideLink } from '../../links/page-link.tsx'
import linkClasses from '../../links/record-link-list.module.css'
import { emptyTexts } from '../../text/empty-text.tsx'
import { defineTable, type Part } from '../define-page.ts'
import classes from './contact-parts.module.css'

/** How to contact a person or an organization: the parts that both summaries share. */
export function contactParts<Rec extends CommunityContact>(): readonly Part<Rec>[] {
  return [
    {
      id: 'address',
      title: 'Address',
      block: 'facts',
      facts: [
        { label: 'Address', value: ({ address }) => address && <span className={classes.lines}>{address}</span> },
        { label: 'City', value: ({ city }) => city },
        { label: 'State or region', value: ({ region }) => region },
        { label: 'Postal code', value: ({ postalCode }) => postalCode },
        { label: 'Country', value: ({ country }) => country },
      ],
      isEmpty: ({ address, city, region, postalCode, country }) =>
        [address, city, region, postalCode, country].every((line) => line === null),
      emptyText: emptyTexts.data,
    },
    {
      id: 'phones',
      title: 'Phones',
      block: 'table',
      table: defineTable({
        columns: [
          { id: 'type', label: 'Type', cell: (phone) => phone.phoneType, sortBy: (phone) => phone.phoneType },
          { id: 'number', label: 'Number', cell: (phone) => phone.phoneNumber },
        ],
        rows: (record: Rec) => record.phones,
        rowKey: ({ phoneType, phoneNumber }) => `${phoneType} ${phoneNumber}`,
      }),
      emptyText: emptyTexts.data,
    },
    {
      id: 'websites',
      title: 'Websites',
      block: 'custom',
      render: ContactWebsites,
      isEmpty: ({ websites }) => websites.length === 0,
      emptyText: emptyTexts.data,
    },
  ]
}

function ContactWebsites({ record: { websites } }: { record: CommunityContact }) {
  return (
    <ul className={linkClasses.links}>
      {websites.map(({ url }) => (
        <li key={url}>
          <OutsideLink href={url}>{url}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
