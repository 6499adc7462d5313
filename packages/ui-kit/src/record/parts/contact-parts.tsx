import type { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import { OutsideLink } from '../../links/page-link.tsx'
import linkClasses from '../../links/record-link-list.module.css'
import { emptyTexts } from '../../text/empty-text.tsx'
import { defineTable, type Part } from '../define-page.ts'
import classes from './contact-parts.module.css'

/** What stands for a detail that this visitor may not see: a missing one would be folded away as a field without data. */
export const withheldText = 'Not shown'

/** How to contact a person or an organization: the parts that both summaries share. A page that withholds street and phones says so itself. */
export function contactParts<Rec extends CommunityContact>(isWithheld: (record: Rec) => boolean = () => false): readonly Part<Rec>[] {
  return [
    {
      id: 'address',
      title: 'Address',
      block: 'facts',
      facts: [
        {
          label: 'Address',
          value: (record) => (isWithheld(record) ? withheldText : record.address && <AddressLines address={record.address} />),
        },
        { label: 'City', value: ({ city }) => city },
        { label: 'State or region', value: ({ region }) => region },
        { label: 'Postal code', value: (record) => (isWithheld(record) ? withheldText : record.postalCode) },
        { label: 'Country', value: ({ country }) => country },
      ],
      isEmpty: (record) => {
        const { address, city, region, postalCode, country } = record
        return !isWithheld(record) && [address, city, region, postalCode, country].every((line) => line === null)
      },
      emptyText: emptyTexts.data,
    },
    {
      id: 'phones',
      title: 'Phones',
      block: 'table',
      isLeftOut: isWithheld,
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

function AddressLines({ address }: { address: string }) {
  return <span className={classes.lines}>{address}</span>
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
