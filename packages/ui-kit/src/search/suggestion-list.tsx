import type { Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRecordPaths } from '../app-facts.tsx'
import { isIdentifier } from '../text/is-identifier.ts'
import { nameTypes } from '../text/name-types.ts'
import classes from './suggestion-list.module.css'
import { optionId } from './use-suggestion-list.ts'

type SuggestionListProps = {
  id: string
  /** Grouped by kind. */
  suggestions: readonly Suggestion[]
  active: number | null
  text: string
  /** What a search for all of the chosen type finds. */
  plural: string
  onActive(index: number): void
  onChoose(index: number): void
}

/** What the typed text may mean, by kind of record; the last row searches for it. */
export function SuggestionList({ id, suggestions, active, text, plural, onActive, onChoose }: SuggestionListProps) {
  const kinds = useRecordPaths()
  const typed = text.trim()
  const groups = Map.groupBy(suggestions, ({ record }) => record.kind)
  const option = (index: number) => ({
    id: optionId(id, index),
    isActive: index === active,
    onActive: () => onActive(index),
    onChoose: () => onChoose(index),
  })
  return (
    // The field keeps the focus, so the list is still open when the mouse button is released or the list is scrolled.
    <div id={id} role="listbox" aria-label="Suggestions" className={classes.list} onMouseDown={(event) => event.preventDefault()}>
      {Array.from(groups, ([kind, ofKind]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={classes.group}>
          <div id={`${id}-${kind}`} className={classes.kind}>
            {kinds[kind]?.searchEntry?.plural ?? kinds[kind]?.plural}
          </div>
          {ofKind.map((suggestion) => (
            <Option key={suggestion.record.key} {...option(suggestions.indexOf(suggestion))}>
              <SuggestionText suggestion={suggestion} typed={typed} />
            </Option>
          ))}
        </div>
      ))}
      <Option {...option(suggestions.length)} isSearch>
        Search all {plural} for “{typed}”
      </Option>
    </div>
  )
}

type OptionProps = { id: string; isActive: boolean; isSearch?: boolean; onActive(): void; onChoose(): void; children: ReactNode }

function Option({ id, isActive, isSearch = false, onActive, onChoose, children }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isSearch ? `${classes.option} ${classes.search}` : classes.option}
      onMouseMove={() => isActive || onActive()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

type SuggestionTextProps = { suggestion: Suggestion; typed: string }

/** The record, the name that matched unless it is the record's own, and for a gene its symbol and full name (EVERY-012), for an ecotype its stocks. */
function SuggestionText({ suggestion: { record, name, by, symbol, fullName, stocks }, typed }: SuggestionTextProps) {
  const isSame = (other: string | null | undefined) => name.toUpperCase() === other?.toUpperCase()
  const isLabel = isSame(record.label)
  return (
    <>
      <span className={classes.label} data-identifier={isIdentifier(record.label) || undefined}>
        {isLabel ? marked(record.label, typed) : record.label}
      </span>
      <span className={classes.name}>
        {isLabel || isSame(symbol) || isSame(fullName) ? null : <span className={classes.matched}>{marked(name, typed)}</span>}
        {symbol && <span className={classes.symbol}>{isSame(symbol) ? marked(symbol, typed) : symbol}</span>}
        {fullName && <span>{isSame(fullName) ? marked(fullName, typed) : fullName}</span>}
        {stocks && <span>{stocks.length > 0 ? `stock ${stocks.join(', ')}` : 'no stock'}</span>}
      </span>
      {by === 'name' ? null : <span className={classes.reason}>{nameTypes[by]}</span>}
    </>
  )
}

/** A name with the typed part highlighted. */
function marked(name: string, typed: string): ReactNode {
  const [upper, start] = [name.toUpperCase(), typed.replace(/\s+/g, ' ').toUpperCase()]
  const at = upper.indexOf(start)
  // A few letters become two in upper case, which shifts positions.
  if (at < 0 || upper.length !== name.length) return name
  const end = at + start.length
  return (
    <>
      {name.slice(0, at)}
      <mark className={classes.mark}>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  )
}
