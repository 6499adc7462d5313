import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { SectionCard } from '@rosette/ui-kit/record/section-card.tsx'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { GermplasmPhenotype, GermplasmRecord } from '../contract/germplasm-record.ts'
import classes from './germplasm-phenotypes.module.css'

const shownFirst = 3

export function hasPhenotypes({ phenotypes }: GermplasmRecord): boolean {
  return phenotypes.length > 0
}

/** DGERM-009: what the plants look like, because of which locus, and who says so. */
export function GermplasmPhenotypes({ record: { phenotypes } }: { record: GermplasmRecord }) {
  const [isOpen, setOpen] = useState(false)
  if (phenotypes.length === 0) return null
  const left = phenotypes.length - shownFirst
  return (
    <SectionCard id="phenotype" title="Phenotype" count={phenotypes.length}>
      <ul className={classes.list}>
        {phenotypes.slice(0, isOpen ? phenotypes.length : shownFirst).map((phenotype) => (
          <li key={`${phenotype.locusName} ${phenotype.pubmedId} ${phenotype.phenotype}`}>
            <p className={classes.text}>{phenotype.phenotype}</p>
            <Because phenotype={phenotype} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={classes.more}>
          <button type="button" className={textButton.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show ${formatNumber(left)} more`}
          </button>
        </p>
      )}
    </SectionCard>
  )
}

function Because({ phenotype: { locus, locusName, pubmedId } }: { phenotype: GermplasmPhenotype }) {
  const name = locus ? <RecordLink to={locus} /> : locusName
  return (
    <p className={classes.source}>
      {name ? <>Locus {name}</> : 'Locus not stated'} · {pubmedId === null ? 'reference not stated' : <PubmedLink pubmedId={pubmedId} />}
    </p>
  )
}
