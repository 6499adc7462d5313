import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'
import { structureFile } from '../../contract/structures/structure-file.ts'

const StructureView = lazy(async () => ({ default: (await import('./structure-view.tsx')).StructureView }))

type OpenedStructureProps = { record: ProteinRecord; structure: ProteinStructure }

/** Nothing of the picture, neither its script nor its file, is fetched before the visitor wants it (STRUCT-008). */
export function OpenedStructure(props: OpenedStructureProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <PlainButton onClick={() => setOpen(true)}>Show structure</PlainButton>
  return <FetchedStructure {...props} />
}

function FetchedStructure({ record, structure }: OpenedStructureProps) {
  const file = useQuery(recordPartQuery(structureFile, record.proteinId, { accession: structure.accession }))
  return (
    <QueryPart query={file} what="the structure" height={420}>
      {({ fileName, mmcif }) => (
        <>
          <Suspense fallback={<Loading what="the viewer" height={420} />}>
            <StructureView record={record} structure={structure} mmcif={mmcif} />
          </Suspense>
          <PlainButton onClick={() => saveText(mmcif, fileName)}>Save mmCIF</PlainButton>
        </>
      )}
    </QueryPart>
  )
}
