import type { CloneVector } from './clone-parts.ts'

/** A vector as a loader joins it: the name that a file gives, and the record where the release has one. */
export type VectorRow = { vectorName: string; vectorId: number | null; vectorType: string | null; description: string | null }

export function toCloneVector({ vectorName, vectorId, vectorType, description }: VectorRow): CloneVector {
  const vector = vectorId === null ? null : { kind: 'vector', key: vectorId, label: vectorName }
  return { vector, name: vectorName, vectorType, description }
}
