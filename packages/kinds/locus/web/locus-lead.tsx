import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-lead.module.css'

/** What the gene is, in one sentence, after its full name. */
export function LocusLead({ locus }: { locus: LocusRecord }) {
  const fullName = locus.symbols[0]?.fullName
  return (
    <>
      {fullName && <strong className={classes.name}>{fullName}. </strong>}
      {locus.description && firstSentence(locus.description)}
    </>
  )
}
