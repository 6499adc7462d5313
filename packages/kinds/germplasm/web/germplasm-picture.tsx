import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { LinkedGenes } from '@rosette/ui-kit/pictures/gene-picture/linked-genes.tsx'
import type { Opening } from '@rosette/ui-kit/record/define-page.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

const part = genePicturesOf('germplasm')

/** PICT-014: the genes that its polymorphisms hit, with these marked. */
export const germplasmPicture: Opening<GermplasmRecord> = {
  title: 'Genes hit',
  isShown: ({ polymorphisms }) => polymorphisms.length > 0,
  render: ({ record: { germplasmId, polymorphisms } }) => (
    <LinkedGenes part={part} recordKey={germplasmId} ownVariants={polymorphisms.map(({ key }) => key)} />
  ),
}
