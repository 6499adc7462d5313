import { kinds } from '@rosette/kinds/registry/contract.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { LoadFile } from '@rosette/ui-kit/form/controls/load-file.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { maxIdentifiers, maxResolveBytes } from '../../../resolve/contract/resolve-call.ts'
import { ListKind, listKinds } from '../../contract/list-kinds.ts'
import type { ListOrigin } from '../../contract/record-list.ts'
import classes from './new-list-page.module.css'

/** The ids of a visitor, and how they came. */
export type Given = { text: string; origin: ListOrigin }

type IdentifiersCardProps = {
  kind: ListKind
  given: Given
  /** How many there are. */
  count: number
  /** Null if the kind cannot be chosen. */
  onKind: ((kind: ListKind) => void) | null
  onGiven(given: Given): void
}

/** Where ids are pasted, loaded from a file or dropped as one. */
export function IdentifiersCard({ kind, given, count, onKind, onGiven }: IdentifiersCardProps) {
  const id = useId()
  const drop = useDroppedFile(onGiven)
  return (
    <TitledCard title="Your identifiers" isPadded>
      <div className={classes.fields} data-dragged={drop.isOver || undefined} {...drop.events}>
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
        <FieldFrame
          id={id}
          label="Identifiers, one per line or separated by commas"
          hint={kind === 'locus' ? 'Locus names, gene models, symbols, UniProt and probe-set ids are understood.' : undefined}
          size="large"
        >
          <textarea
            id={id}
            className={controls.area}
            rows={13}
            value={given.text}
            placeholder={'AT1G01060\nat1g04400\nAT1G22770.1\nFLC'}
            aria-describedby={kind === 'locus' ? `${id}-hint` : undefined}
            spellCheck={false}
            onChange={({ currentTarget }) => onGiven({ text: currentTarget.value, origin: { by: 'pasted' } })}
            onPaste={(event) => {
              const text = longPaste(event)
              if (text !== null) onGiven({ text, origin: { by: 'pasted' } })
            }}
          />
        </FieldFrame>
        <div className={classes.foot}>
          <span>
            {formatCount(count, 'line')} of at most {formatNumber(maxIdentifiers)}
          </span>
          <LoadFile
            label="Identifiers"
            accept=".txt,.csv,.tsv,.list,text/plain"
            maxBytes={maxResolveBytes}
            tooLong={tooLong}
            onText={(text, name) => onGiven({ text, origin: { by: 'file', name } })}
          />
        </div>
        {drop.fault && <Notice kind="error">{drop.fault}</Notice>}
      </div>
    </TitledCard>
  )
}

const tooLong = 'is longer than 100,000 identifiers.'

/** Browsers take minutes to put 100,000 lines into a text area one by one. */
const longPasteLength = 20_000

/** The whole text after a long paste, which the browser is then kept from inserting; null for a short one. */
function longPaste(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const pasted = event.clipboardData.getData('text/plain')
  if (pasted.length < longPasteLength) return null
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
}

/** A text file that is dropped on the card is read like one that is chosen. */
function useDroppedFile(onGiven: (given: Given) => void) {
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function read(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (!file) return
    setFault(file.size > maxResolveBytes ? `${file.name} ${tooLong}` : null)
    if (file.size <= maxResolveBytes) onGiven({ text: await file.text(), origin: { by: 'file', name: file.name.slice(0, 200) } })
  }

  const events = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => void read(event),
  }
  return { isOver, fault, events }
}
