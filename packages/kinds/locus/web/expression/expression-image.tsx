import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { useSiteFacts } from '@rosette/ui-kit/app-facts.tsx'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  type ExpressionDataSet,
  expressionDataSets,
  expressionImagePath,
  expressionImageTexts,
  firstDataSet,
  NoExpressionImage,
} from '../../contract/expression-image.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import classes from './locus-expression.module.css'

/** Pictures of the plant coloured by expression, which our server fetches from an outside service (DLOCUS-009 to DLOCUS-015). */
export function ExpressionImage({ record: { name } }: { record: LocusRecord }) {
  const { hasExpressionImages = false } = useSiteFacts()
  const [dataSet, setDataSet] = useState<ExpressionDataSet>(firstDataSet)
  const id = useId()
  if (!hasExpressionImages) return <EmptyText>This site does not show expression images.</EmptyText>
  return (
    <>
      <div className={classes.choice}>
        <label htmlFor={id}>Data set</label>
        <select
          id={id}
          value={dataSet}
          onChange={({ target }) => setDataSet(expressionDataSets.find((known) => known === target.value) ?? firstDataSet)}
        >
          {expressionDataSets.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
      </div>
      <ImageArea name={name} dataSet={dataSet} />
    </>
  )
}

function ImageArea({ name, dataSet }: { name: string; dataSet: ExpressionDataSet }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const path = `/api/${expressionImagePath(dataSet, name)}`
  const { data, isError } = useQuery({
    queryKey: ['expression-image', path],
    queryFn: ({ signal }) => requestImage(path, signal),
    enabled: isNear,
    staleTime: 60 * 60_000,
    retry: false,
  })
  const title = `Expression of ${name} in ${dataSet}`
  const error = isError ? expressionImageTexts.unanswered : data?.error
  return (
    <div ref={ref}>
      {error === null && (
        <iframe title={title} width={650} height={300} className={classes.frame} sandbox="allow-same-origin" srcDoc={documentOf(path)} />
      )}
      {error === undefined && <Loading what="the image" isSmall />}
      {typeof error === 'string' && (
        <>
          <DefaultImage title={`No image: ${title}`} />
          <p role="alert" className={classes.note}>
            {error}
          </p>
        </>
      )}
    </div>
  )
}

/** Null as error: the image is there, and the browser keeps it for the element that shows it. */
async function requestImage(path: string, signal: AbortSignal): Promise<{ error: string | null }> {
  const answer = await fetch(path, { signal, credentials: 'same-origin' })
  if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) return { error: null }
  const refusal = NoExpressionImage.safeParse(await answer.json())
  if (refusal.success) return { error: refusal.data.error ?? expressionImageTexts.failed }
  throw new ApiProblemError({ code: 'upstream_failed', message: expressionImageTexts.unanswered, requestId: null, status: answer.status })
}

/** Path and names come from closed lists and the record: nothing in it needs quoting. */
function documentOf(path: string): string {
  return `<!doctype html><html lang="en"><title>Expression image</title><body><img src="${path}" width="100%" alt=""></body></html>`
}

/** Stands where the picture would be (DLOCUS-013). */
function DefaultImage({ title }: { title: string }) {
  return (
    <svg width="650" height="280" viewBox="0 0 650 280" className={classes.standin} role="img" aria-label={title}>
      <path
        d="M325 210V130m0 40c-40 0-60-20-64-52 38-4 64 18 64 52m0-22c0-36 22-56 58-56 2 36-20 56-58 56m0-30c-18-20-18-44 0-66 18 22 18 46 0 66"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
