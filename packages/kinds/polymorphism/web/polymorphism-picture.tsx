import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { LinkedGenes } from '@rosette/ui-kit/pictures/gene-picture/linked-genes.tsx'
import type { Opening } from '@rosette/ui-kit/record/define-page.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

const part = genePicturesOf('polymorphism')

/** PICT-014: the genes that it is in, with itself marked. */
export const polymorphismPicture: Opening<PolymorphismRecord> = {
  title: 'Gene and insertions',
  isShown: ({ associatedGenes }) => associatedGenes.length > 0,
  render: ({ record: { polymorphismId } }) => <LinkedGenes part={part} recordKey={polymorphismId} ownVariants={[polymorphismId]} />,
}
