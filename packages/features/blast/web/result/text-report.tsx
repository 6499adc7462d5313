import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useQuery } from '@tanstack/react-query'
import classes from './blast-result.module.css'
import { resultFilePath } from './result-file-path.ts'

/** The report of BLAST+ itself, for anyone who asked for a reply as text (BLAST-020). */
export function TextReport({ token }: { token: string }) {
  const report = useQuery({
    queryKey: ['blast-text', token],
    queryFn: async ({ signal }) => {
      const answer = await fetch(resultFilePath(token, 'text'), { signal: AbortSignal.any([signal, AbortSignal.timeout(90_000)]) })
      if (!answer.ok) throw new Error(`The report was answered with ${answer.status}`)
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <TitledCard title="Text report" isPadded>
      <QueryPart query={report} what="the report">
        {(text) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1).
          <section className={classes.report} aria-label="Report of BLAST+" tabIndex={0}>
            <pre>{text}</pre>
          </section>
        )}
      </QueryPart>
    </TitledCard>
  )
}
