import { kinds } from '@rosette/kinds/registry/contract.ts'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { PasteIds } from '@rosette/ui-kit/form/controls/paste-ids.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import { ListKind, listKinds } from '../../../list-contents/contract/list-kinds.ts'
import type { ListOrigin } from '../../../list-contents/contract/record-list.ts'
import { maxIdentifiers } from '../../../resolve/contract/resolve-call.ts'
import { ColumnChoice } from './column-choice.tsx'
import classes from './new-list-page.module.css'
import type { Report } from './use-report.ts'

/** The ids of a visitor, and how they came. */
export type Given = { text: string; origin: ListOrigin }

type IdentifiersCardProps = {
  kind: ListKind
  given: Given
  report: Pick<Report, 'count' | 'read'>
  /** Null if the kind cannot be chosen. */
  onKind: ((kind: ListKind) => void) | null
  onGiven(given: Given): void
}

const maxText = formatNumber(maxIdentifiers)

/** Where ids are pasted, loaded from a file or dropped as one. */
export function IdentifiersCard({ kind, given, report: { count, read }, onKind, onGiven }: IdentifiersCardProps) {
  const id = useId()
  return (
    <TitledCard title="Your identifiers" isPadded>
      <div className={classes.fields}>
        {onKind && (
          <FieldFrame id={`${id}-kind`} label="Kind">
            <select
              id={`${id}-kind`}
              className={controls.select}
              value={kind}
              onChange={({ currentTarget }) => onKind(ListKind.parse(currentTarget.value))}
            >
              {listKinds.map((each) => (
                <option key={each} value={each}>
                  {kinds[each].plural}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        <PasteIds
          id={id}
          label="Identifiers, one per line or separated by commas"
          hint={
            kind === 'locus'
              ? `Locus names, gene models, symbols, UniProt and probe-set ids are understood; up to ${maxText}.`
              : `Up to ${maxText}.`
          }
          placeholder={'AT1G01060\nat1g04400\nAT1G22770.1\nFLC'}
          rows={13}
          value={given.text}
          count={count}
          onText={(text, file) => onGiven({ text, origin: file === null ? { by: 'pasted' } : { by: 'file', name: file.slice(0, 200) } })}
        />
        {read && <ColumnChoice id={`${id}-column`} {...read} />}
      </div>
    </TitledCard>
  )
}
