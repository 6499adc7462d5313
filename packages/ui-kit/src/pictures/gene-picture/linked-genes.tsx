import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import type { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryPart } from '../../feedback/query-part.tsx'
import { RecordLink } from '../../links/record-link.tsx'
import { EmptyText } from '../../text/empty-text.tsx'
import { formatNumber } from '../../text/format-number.ts'
import { countsOfGene, GenePanel } from './gene-panel.tsx'
import classes from './linked-genes.module.css'

type LinkedGenesProps = {
  part: ReturnType<typeof genePicturesOf>
  /** Key of the record whose page this is. */
  recordKey: number
  ownModel?: string
  ownVariants?: readonly number[]
}

/** The genes that a record of another kind is about, with what the page is about marked in them. */
export function LinkedGenes({ part, recordKey, ...own }: LinkedGenesProps) {
  const genes = useQuery(recordPartQuery(part, recordKey))
  return (
    <QueryPart
      query={genes}
      what="the genes"
      isEmpty={({ pictures }) => pictures.length === 0}
      empty={<EmptyText>No gene of this release to draw.</EmptyText>}
    >
      {({ pictures, total }) => (
        <>
          {pictures.map((content) => (
            <section key={content.locus.key} className={classes.gene} aria-label={content.locus.label}>
              <p className={classes.title}>
                <RecordLink to={content.locus} /> <span>{countsOfGene(content)}</span>
              </p>
              <GenePanel content={content} {...own} />
            </section>
          ))}
          {total > pictures.length && (
            <p className={classes.more}>
              {formatNumber(pictures.length)} of {formatNumber(total)} loci are drawn.
            </p>
          )}
        </>
      )}
    </QueryPart>
  )
}
