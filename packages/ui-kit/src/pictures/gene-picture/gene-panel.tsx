import type { GenePicture as GenePictureContent } from '@rosette/contract-kit/records/gene-pictures.ts'
import { formatCount } from '../../text/format-number.ts'
import { UprightIdeogram } from '../genome/upright-ideogram.tsx'
import classes from './gene-panel.module.css'
import { GenePicture } from './gene-picture.tsx'
import { isInsertion } from './variant-words.ts'

type GenePanelProps = { content: GenePictureContent; ownModel?: string; ownVariants?: readonly number[] }

/** The gene picture of a locus, and beside it where on the genome that is. */
export function GenePanel({ content: { locus, span, geneModels, variants }, ...own }: GenePanelProps) {
  return (
    <div className={classes.panel}>
      <GenePicture key={locus.key} name={locus.label} models={geneModels} variants={variants} {...own} />
      <div className={classes.genome}>
        <UprightIdeogram chromosome={span.chromosome} position={span.start} />
      </div>
    </div>
  )
}

/** `4 models · 10 insertions · 1 variant`. */
export function countsOfGene({ geneModels, variants }: Pick<GenePictureContent, 'geneModels' | 'variants'>): string {
  const insertions = variants.rows.filter(isInsertion).length
  const others = variants.rows.length - insertions
  return [
    formatCount(geneModels.length, 'model'),
    ...(insertions > 0 ? [formatCount(insertions, 'insertion')] : []),
    ...(others > 0 ? [formatCount(others, 'variant')] : []),
  ].join(' · ')
}
