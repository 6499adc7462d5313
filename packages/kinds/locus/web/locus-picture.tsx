import { mutantsPath } from '@rosette/contract-kit/site-paths/mutants-path.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { countsOfGene, GenePanel } from '@rosette/ui-kit/pictures/gene-picture/gene-panel.tsx'
import type { Opening } from '@rosette/ui-kit/record/define-page.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-picture.module.css'

/** PICT-014: what the gene looks like and what hits it, and where to get seeds (MUTANT-016). */
export const locusPicture: Opening<LocusRecord> = {
  title: 'Gene and insertions',
  mark: countsOfGene,
  isShown: ({ span, geneModels }) => span !== null && geneModels.length > 0,
  render: LocusPicture,
}

function LocusPicture({ record: { locusId, name, span, geneModels, variants } }: { record: LocusRecord }) {
  if (!span) return null
  return (
    <>
      <GenePanel content={{ locus: { kind: 'locus', key: locusId, label: name }, span, geneModels, variants }} />
      <p className={classes.mutants}>
        <PageLink href={mutantsPath({ items: name, alleles: 'all' })}>Mutants to order</PageLink>
      </p>
    </>
  )
}
