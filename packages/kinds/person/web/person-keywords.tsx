import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import linkClasses from '@rosette/ui-kit/links/record-link-list.module.css'
import type { PersonRecord } from '../contract/person-record.ts'

export function PersonKeywords({ record: { keywords } }: { record: PersonRecord }) {
  return (
    <ul className={linkClasses.links}>
      {keywords.map(({ keyword, record }) => (
        <li key={keyword}>{record ? <RecordLink to={record}>{keyword}</RecordLink> : keyword}</li>
      ))}
    </ul>
  )
}
