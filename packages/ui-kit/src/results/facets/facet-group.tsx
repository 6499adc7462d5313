import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import classes from './facet-group.module.css'

export type FacetPart = 'include' | 'exclude'
/** The count is null if the hits of each value are not counted. */
export type FacetOption = { value: string; label: string; count: number | null; part: FacetPart | null }
export type Facet = { field: string; label: string; options: readonly FacetOption[] }
export type FacetChange = (field: string, value: string, part: FacetPart | null) => void

/** How many options show at first, and from how many on the list can be filtered. */
const shownAtFirst = 5
const searchedFrom = 12

type FacetGroupProps = { facet: Facet; isOpenAtFirst: boolean; onChange: FacetChange }

/** The values of one field. Selected values come first; those without a hit stay, greyed out. */
export function FacetGroup({ facet, isOpenAtFirst, onChange }: FacetGroupProps) {
  const isChosen = facet.options.some(({ part }) => part !== null)
  const [isWhole, setIsWhole] = useState(false)
  const [typed, setTyped] = useState('')
  const found = optionsLike(facet.options, typed)
  const shown = isWhole || typed !== '' ? found : found.slice(0, Math.max(shownAtFirst, found.filter(({ part }) => part !== null).length))
  const left = found.length - shown.length
  return (
    <FacetFold label={facet.label} isOpenAtFirst={isOpenAtFirst || isChosen}>
      {facet.options.length > searchedFrom && (
        <input
          type="search"
          className={classes.search}
          placeholder="Filter this list"
          aria-label={`Filter values of ${facet.label}`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <ul className={classes.options} data-long={isWhole || undefined}>
        {shown.map((option) => (
          <FacetLine key={option.value} option={option} facet={facet} onChange={onChange} />
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>No matching value</p>}
      {(left > 0 || isWhole) && found.length > shownAtFirst && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${formatNumber(left)} more`}
        </button>
      )}
    </FacetFold>
  )
}

function FacetLine({ option, facet, onChange }: { option: FacetOption; facet: Facet; onChange: FacetChange }) {
  const { value, label, count, part } = option
  return (
    <li className={classes.option} data-empty={count === 0 || undefined} data-part={part ?? undefined}>
      <label className={classes.label}>
        <input
          type="checkbox"
          checked={part === 'include'}
          onChange={(event) => onChange(facet.field, value, event.currentTarget.checked ? 'include' : null)}
        />
        <span className={classes.text}>{label}</span>
        {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
      </label>
      <button
        type="button"
        className={classes.exclude}
        aria-pressed={part === 'exclude'}
        aria-label={`Exclude ${label}`}
        onClick={() => onChange(facet.field, value, part === 'exclude' ? null : 'exclude')}
      >
        Exclude
      </button>
    </li>
  )
}

function optionsLike(options: readonly FacetOption[], typed: string): FacetOption[] {
  const wanted = typed.trim().toLowerCase()
  const found = wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted))
  return found.toSorted((a, b) => Number(b.part !== null) - Number(a.part !== null))
}

type FacetFoldProps = { label: string; isOpenAtFirst: boolean; children: ReactNode }

/** One facet of the rail; its name collapses and expands it. */
export function FacetFold({ label, isOpenAtFirst, children }: FacetFoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <div className={classes.group}>
      <h3>
        <button type="button" className={classes.title} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {label}
          {isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
