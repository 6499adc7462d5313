import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import classes from './publication-overview.module.css'

// Two rows of chips on a wide screen; the summary lists all of them.
const shownFirst = 12

type Chip = { record: RecordRef; note: string | null }

/** DPUB-006: what the publication is about: its loci and its keywords. What it has none of is not there. */
export function PublicationOverview({ record: { loci, keywords } }: { record: PublicationRecord }) {
  return (
    <div className={classes.cards}>
      <Chips
        id="about-loci"
        title="Loci in this publication"
        total={loci.total}
        chips={loci.rows.map(({ locus, symbol }) => ({ record: locus, note: symbol }))}
      />
      <Chips
        id="about-keywords"
        title="Keywords of this publication"
        total={keywords.length}
        chips={keywords.map((record) => ({ record, note: null }))}
      />
    </div>
  )
}

function Chips({ id, title, total, chips }: { id: string; title: string; total: number; chips: readonly Chip[] }) {
  if (total === 0) return null
  const left = total - Math.min(shownFirst, chips.length)
  return (
    <SectionCard id={id} title={title} count={total}>
      <ul className={classes.chips}>
        {chips.slice(0, shownFirst).map(({ record, note }) => (
          <li key={record.key}>
            <RecordLink to={record} className={classes.chip}>
              {note === null ? record.label : `${note} ${record.label}`}
            </RecordLink>
          </li>
        ))}
        {left > 0 && <li className={classes.more}>and {formatNumber(left)} more in the summary below</li>}
      </ul>
    </SectionCard>
  )
}
