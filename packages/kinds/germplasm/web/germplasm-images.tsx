import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

/** The numbers under which pictures are kept; a release holds no pictures. */
export function GermplasmImages({ record: { images } }: { record: GermplasmRecord }) {
  return <FactList facts={images.map(({ imageId }, place) => ({ label: `Image ${place + 1}`, value: String(imageId) }))} />
}
