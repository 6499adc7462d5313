import { recordFileQuery } from '@rosette/api-client/record-file-query.ts'
import type { RecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import classes from './homology-lists.module.css'

type HomologyFileProps<Query extends z.ZodObject, Answer extends z.ZodObject> = {
  part: RecordPart<Query, Answer>
  /** Of the locus. */
  name: string
  children(answer: z.output<Answer>): ReactNode
}

/** A file of homology, fetched when it comes near; if it fails, the others are still shown (DLOCUS-027). */
export function HomologyFile<Query extends z.ZodObject, Answer extends z.ZodObject>({
  part,
  name,
  children,
}: HomologyFileProps<Query, Answer>) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const file = useQuery({ ...recordFileQuery(part, name), enabled: isNear })
  return (
    <div ref={ref}>
      <QueryPart query={file} what="this list">
        {(answer) => (
          <>
            {children(answer)}
            <TextFile part={part.name} name={name} treeId={answer.treeId} />
          </>
        )}
      </QueryPart>
    </div>
  )
}

/** DLOCUS-024: named by the id of the tree. */
function TextFile({ part, name, treeId }: { part: string; name: string; treeId: unknown }) {
  if (typeof treeId !== 'string') return null
  return (
    <p className={classes.file}>
      <a
        href={`/api/detail/locus/${part}/${encodeURIComponent(treeId)}.txt?name=${encodeURIComponent(name)}`}
        target="_blank"
        rel="noreferrer"
      >
        {treeId} {part} as text
      </a>
    </p>
  )
}
