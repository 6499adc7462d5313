import { websitesSection } from '@rosette/ui-kit/links/web-links.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import type { CommunicationRecord } from '../contract/communication-record.ts'

export const page = definePage<CommunicationRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ authorName, communicationDate }) => [
    { label: 'Author', value: authorName },
    { label: 'Date', value: communicationDate },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: ({ name }) => name },
        { label: 'Author', value: ({ authorName }) => authorName },
        { label: 'Date', value: ({ communicationDate }) => communicationDate },
        { label: 'Reference id', value: ({ referenceId }) => referenceId },
        { label: 'Communication', value: ({ communication }) => communication },
      ],
    },
    websitesSection,
  ],
})
