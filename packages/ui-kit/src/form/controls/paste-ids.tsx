import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { formatCount } from '../../text/format-number.ts'
import { FieldFrame, hintId } from './field-frame.tsx'
import classes from './form-controls.module.css'
import { LoadFile, useReadFile } from './load-file.tsx'
import own from './paste-ids.module.css'

type PasteIdsProps = {
  id: string
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  rows?: number
  value: string
  /** How many identifiers are read from the text. */
  count: number
  /** The file is null if the text was typed or pasted. */
  onText(text: string, fileName: string | null): void
  /** Further sources, such as the visitor's lists. */
  children?: ReactNode
}

/** What the server accepts: 100,000 identifiers of twenty characters. */
const maxBytes = 2_000_000

/** Identifiers in any spelling: typed, pasted, loaded from a text file or dropped as one. */
export function PasteIds({ id, label, hint, placeholder, rows = 4, value, count, onText, children }: PasteIdsProps) {
  const reading = useReadFile({ maxBytes, tooLong: 'is longer than 100,000 identifiers.', onText })
  const { isOver, ...drop } = useDrop(reading.run)
  return (
    <div className={own.box} data-dragged={isOver || undefined} {...drop}>
      <FieldFrame id={id} label={label} hint={hint} size="large">
        <textarea
          id={id}
          className={classes.area}
          rows={rows}
          value={value}
          placeholder={placeholder}
          aria-describedby={hint && hintId(id)}
          spellCheck={false}
          onChange={(event) => onText(event.currentTarget.value, null)}
          onPaste={(event) => {
            const text = longPaste(event)
            if (text !== null) onText(text, null)
          }}
        />
        <div className={own.foot}>
          <LoadFile label={label} accept=".txt,.csv,.tsv,.list,text/plain" reading={reading} />
          {children}
          <span className={own.count} aria-live="polite">
            {formatCount(count, 'identifier')}
          </span>
        </div>
      </FieldFrame>
    </div>
  )
}

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

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const [file] = event.dataTransfer.files
      setOver(false)
      // Dropped text is the text area's own business.
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
  }
}
