import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { useState } from 'react'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-symbols.module.css'

// Most loci have fewer; some families collect dozens.
const shownAtFirst = 8

/** Symbols with their full names; a long list opens on demand. */
export function LocusSymbols({ symbols }: Pick<LocusRecord, 'symbols'>) {
  const [isOpen, setOpen] = useState(false)
  const left = symbols.length - shownAtFirst
  if (symbols.length === 0) return <EmptyText>{emptyTexts.symbols}</EmptyText>
  return (
    <>
      <ul className={classes.symbols}>
        {symbols.slice(0, isOpen ? symbols.length : shownAtFirst).map(({ name, fullName }) => (
          <li key={`${name} ${fullName}`}>
            <strong>{name}</strong> {fullName}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer symbols' : `Show ${left} more symbols`}
        </button>
      )}
    </>
  )
}
