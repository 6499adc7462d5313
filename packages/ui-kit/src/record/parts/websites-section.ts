import type { Website } from '@rosette/contract-kit/records/record-parts.ts'
import { WebsiteList } from '../../links/web-links.tsx'
import { emptyTexts } from '../../text/empty-text.tsx'
import type { Section } from '../define-page.ts'

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
