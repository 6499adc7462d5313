import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { UpdateHistory } from '../contract/locus-history.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-history.module.css'

/** What became of the name, and the changes of others in which the locus had a part (DLOCUS-007). */
export function LocusHistory({ locus: { updateHistories, affectedByHistories } }: { locus: LocusRecord }) {
  if (updateHistories.length + affectedByHistories.length === 0) return <EmptyText>{emptyTexts.updateHistory}</EmptyText>
  return (
    <>
      <Changes title="Changes of this locus" changes={updateHistories} />
      <Changes title="Changes of other loci that affected it" changes={affectedByHistories} />
    </>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly UpdateHistory[] }) {
  if (changes.length === 0) return null
  return (
    <section className={classes.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.updateType} ${change.name} ${change.date}`}>
            <span className={classes.type}>{change.updateType}</span>
            {change.locus ? <RecordLink to={change.locus} /> : <span>{change.name}</span>}
            {change.date === null ? <span>date unknown</span> : <time dateTime={change.date}>{change.date}</time>}
          </li>
        ))}
      </ul>
    </section>
  )
}
