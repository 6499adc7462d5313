import { formatGeneModelType, parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { Tag } from './tag.tsx'

/** What a gene model is, in words; a type that is not known as it is written. */
export function GeneModelTypeTag({ type }: { type: string }) {
  const known = parseGeneModelType(type)
  return <Tag>{known ? formatGeneModelType(known) : type}</Tag>
}
