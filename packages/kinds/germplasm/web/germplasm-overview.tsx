import overview from '@rosette/ui-kit/layout/overview-cards.module.css'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { GermplasmPedigree, hasPedigree } from './germplasm-pedigree.tsx'
import { GermplasmPhenotypes, hasPhenotypes } from './germplasm-phenotypes.tsx'

/** The cards that this germplasm has, in their order. */
export function germplasmCards(record: GermplasmRecord) {
  return [
    ...(hasPhenotypes(record) ? [{ id: 'phenotype', title: 'Phenotype' }] : []),
    ...(hasPedigree(record) ? [{ id: 'family', title: 'Where it comes from' }] : []),
  ]
}

/** What is wanted of a line: what it looks like and why, and where it comes from. A part without data is not there. */
export function GermplasmOverview({ record }: { record: GermplasmRecord }) {
  return (
    <div className={overview.cards}>
      <GermplasmPhenotypes record={record} />
      <GermplasmPedigree record={record} />
    </div>
  )
}
