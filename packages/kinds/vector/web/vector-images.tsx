import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'
import type { VectorImage, VectorRecord } from '../contract/vector-record.ts'

export function VectorImages({ record: { imageDetails } }: { record: VectorRecord }) {
  return (
    <ul>
      {imageDetails.map((image) => (
        <li key={image.imageId}>
          <Shown image={image} />
        </li>
      ))}
    </ul>
  )
}

/** A picture lies elsewhere, so that it is led to and not drawn. */
function Shown({ image: { imageId, address } }: { image: VectorImage }) {
  const label = `Image ${imageId}`
  return address === null ? label : <OutsideLink href={address}>{label}</OutsideLink>
}
