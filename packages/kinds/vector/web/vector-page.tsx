import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { StockDetails } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { CloneHostFacts } from '@rosette/ui-kit/table/clone-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { VectorImage, VectorRecord } from '../contract/vector-record.ts'

/** DVECT-001: a single section. */
export const page = definePage<VectorRecord>({
  identifier: (vector) => vector.name,
  lead: (vector) => vector.description,
  keyFacts: (vector) => [
    { label: 'Name', value: vector.name },
    { label: 'Type', value: vector.vectorType },
    { label: 'Antibiotic resistance', value: vector.antibioticResistance },
    { label: 'Promoter', value: vector.promoterName },
    { label: 'Stocks', value: formatNumber(vector.stockDetails.length) },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Name', value: (vector) => vector.name },
            { label: 'Aliases', value: ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : emptyTexts.alias) },
            { label: 'TAIR accession', value: ({ tairObjectId }) => tairObjectId && `Vector:${tairObjectId}` },
            { label: 'Type', value: (vector) => vector.vectorType },
            { label: 'Description', value: (vector) => vector.description },
            { label: 'Promoter', value: (vector) => vector.promoterName },
            { label: 'Promoter information', value: (vector) => vector.promoterInfo },
            { label: 'Antibiotic resistance', value: (vector) => vector.antibioticResistance },
            { label: 'Date last modified', value: (vector) => vector.dateLastModified },
          ],
        },
        { id: 'stocks', title: 'Stocks', block: 'custom', render: ({ record }) => <StockDetails stocks={record.stockDetails} /> },
        {
          id: 'host-strain',
          title: 'Host Strain',
          block: 'custom',
          render: ({ record }) => <CloneHostFacts hosts={record.hostStrain ? [record.hostStrain] : []} />,
          isEmpty: (vector) => vector.hostStrain === null,
          emptyText: emptyTexts.hostStrain,
        },
        { id: 'libraries', title: 'Libraries', block: 'links', links: (vector) => vector.libraryVectors },
        {
          id: 'images',
          title: 'Images',
          block: 'custom',
          render: VectorImages,
          isEmpty: (vector) => vector.imageDetails.length === 0,
          emptyText: emptyTexts.images,
        },
        ...curationParts<VectorRecord>(emptyTexts.attributionsOfStock),
      ],
    },
  ],
})

function VectorImages({ record: { imageDetails } }: { record: VectorRecord }) {
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

/** Images are on other sites, so they are linked, not embedded. */
function Shown({ image: { imageId, address } }: { image: VectorImage }) {
  const label = `Image ${imageId}`
  return address === null ? label : <OutsideLink href={address}>{label}</OutsideLink>
}
