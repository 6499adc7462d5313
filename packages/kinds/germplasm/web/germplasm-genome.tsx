import { genomePart } from '@rosette/ui-kit/pictures/genome/genome-part.tsx'
import { GenomePicture } from '@rosette/ui-kit/pictures/genome/genome-picture.tsx'
import { GenomeTicks } from '@rosette/ui-kit/pictures/genome/genome-ticks.tsx'
import { nounOf } from '@rosette/ui-kit/pictures/genome/region-chip.tsx'
import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { useMemo } from 'react'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

const polymorphisms = nounOf('polymorphism')

/** Where the polymorphisms of a line lie: its insertions, above all. */
export const germplasmGenomePart: Part<GermplasmRecord> = {
  ...genomePart,
  render: GermplasmGenome,
  isEmpty: ({ insertions }) => insertions.count === 0,
}

function GermplasmGenome({ record: { name, insertions } }: { record: GermplasmRecord }) {
  const features = useMemo(
    () => insertions.single.map(({ polymorphism, ...position }) => ({ record: polymorphism, ...position })),
    [insertions],
  )
  const title = `Polymorphisms of ${name}`
  if (features.length > 0) return <GenomeTicks name={title} features={features} />
  return <GenomePicture name={title} noun={polymorphisms} bins={insertions.bins} />
}
