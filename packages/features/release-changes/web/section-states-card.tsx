import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { SectionStates, StateRow } from '../contract/record-states.ts'
import { ChangeSign } from './change-sign.tsx'
import classes from './changes-page.module.css'
import { speakSigns } from './release-words.ts'

/** A section in both releases: rows stay aligned, and what one of them lacks is hatched. */
export function SectionStatesCard({ section }: { section: SectionStates }) {
  const { rows, more } = section
  return (
    <TitledCard title={section.section} mark={speakSigns(section)}>
      <table className={classes.table}>
        <caption className="visually-hidden">{section.section} in both releases</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Rows never change their order while they are shown, and two may be alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at} {...(row.sign !== 'same' && { 'data-change': row.sign, tabIndex: -1 })}>
              <StateCell row={row} side="before" />
              <StateCell row={row} side="after" />
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={classes.more}>{formatCount(more, 'more row')}: the file of changes counts all of them.</p>}
    </TitledCard>
  )
}

function StateCell({ row, side }: { row: StateRow; side: 'before' | 'after' }) {
  const text = row[side]
  if (text === null) {
    return (
      <td className={classes.void}>
        <span className="visually-hidden">not there</span>
      </td>
    )
  }
  return (
    <td data-sign={row.sign} data-side={side}>
      <div className={classes.fact}>
        <ChangeSign sign={row.sign} />
        <span>
          {row.label !== null && <span className={classes.label}>{row.label}</span>}
          {row.sign === 'removed' ? <del>{text}</del> : text}
        </span>
      </div>
    </td>
  )
}
