import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import classes from './germplasm-overview.module.css'
import { GermplasmPedigree } from './germplasm-pedigree.tsx'
import { GermplasmPhenotypes } from './germplasm-phenotypes.tsx'

/** What is wanted of a line: what it looks like and why, and where it comes from. A part without data is not there. */
export function GermplasmOverview({ record }: { record: GermplasmRecord }) {
  return (
    <div className={classes.cards}>
      <GermplasmPhenotypes record={record} />
      <GermplasmPedigree record={record} />
    </div>
  )
}
