import type { Kind, Lookup } from '@rosette/contract-kit/kind/define-kind.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { permanentPathOf } from '../../permanent-links/contract/permanent-path-of.ts'
import { summaryQuery } from '../../permanent-links/web/summary-query.ts'
import { releasePath } from '../contract/release-paths.ts'
import classes from './record-change-bar.module.css'
import { recordHistoryQuery } from './release-change-queries.ts'
import { formatMarks, speakMarks } from './section-marks.ts'

type Titled = { id: string; title?: string }

/** What is needed of a page to lead to its sections. */
type TitledPage = { sections: readonly (Titled & { parts?: readonly Titled[] })[] }

type RecordChangesProps = { kind: Pick<Kind, 'name' | 'path' | 'isOfPeople'>; lookup: Lookup; label: string }

/** What the current release changed in the record, above it. Nothing if it changed nothing; a page without it is still the record. */
export function RecordChangeBar({ page, ...record }: RecordChangesProps & { page: TitledPage }) {
  const { history, key } = useRecordHistory(record)
  const change = history?.changes.find(({ releaseId }) => releaseId === history.releaseId)
  if (!history || !change || key === null) return null
  const { kind, label } = record
  return (
    <aside className={classes.bar} aria-label="Changes in this release">
      <b>{change.change === 'added' ? 'New in this release' : 'Changed in this release:'}</b>
      {change.sections.map((section) => (
        <a key={section.section} href={`#${anchorOf(page, section.section)}`} className={classes.chip}>
          {section.section} <span aria-hidden>{formatMarks(section)}</span>
          <span className="visually-hidden">{speakMarks(section)}</span>
        </a>
      ))}
      {change.change === 'changed' && (
        <PageLink href={`${permanentPathOf({ kind: kind.name, key, label })}/changes`} className={classes.both}>
          Both states
        </PageLink>
      )}
    </aside>
  )
}

/** When an older release changed the record last, below it. */
export function LastChanged(record: RecordChangesProps) {
  const { history } = useRecordHistory(record)
  const [last] = history?.changes ?? []
  if (!history || !last) return null
  return (
    <p className={classes.last}>
      Last changed with release <PageLink href={releasePath(last.releaseId)}>{last.releaseId}</PageLink> ({last.publishedAt.slice(0, 10)})
      {last.sections.length > 0 && `: ${last.sections.map(({ section }) => section).join(', ')}`}.
    </p>
  )
}

/** A record that is looked up by name is known by its key in its summary. */
function useRecordHistory({ kind, lookup }: RecordChangesProps) {
  const given = /^\d+$/.test(lookup.key ?? '') ? Number(lookup.key) : null
  const [name = ''] = Object.values(lookup)
  const summary = useQuery({ ...summaryQuery(kind.name, name), enabled: given === null && !kind.isOfPeople })
  const key = given ?? summary.data?.key ?? null
  const { data } = useQuery({ ...recordHistoryQuery(kind.name, key ?? 0), enabled: key !== null && !kind.isOfPeople })
  return { history: data, key }
}

/** The section or part with the title; what a page shows under no title of its own is in its first section. */
export function anchorOf({ sections }: TitledPage, title: string): string {
  const parts = sections.flatMap((section) => [section, ...(section.parts ?? [])])
  return parts.find((part) => part.title === title)?.id ?? sections[0]?.id ?? ''
}
