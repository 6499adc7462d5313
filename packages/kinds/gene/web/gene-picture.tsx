import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { LinkedGenes } from '@rosette/ui-kit/pictures/gene-picture/linked-genes.tsx'
import type { Opening } from '@rosette/ui-kit/record/define-page.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

const part = genePicturesOf('gene')

/** PICT-014: its locus, with this model marked among the others. */
export const genePicture: Opening<GeneRecord> = {
  title: 'Gene and insertions',
  isShown: ({ locus, mapLocation, isObsolete }) => locus !== null && mapLocation !== null && !isObsolete,
  render: ({ record }) => <LinkedGenes part={part} recordKey={record.geneId} ownModel={record.name} />,
}
