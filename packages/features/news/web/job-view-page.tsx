import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import classes from './jobs-page.module.css'
import { JobsUnavailable } from './jobs-page.tsx'
import { NewsContent } from './news-content.tsx'
import { NewsFrame } from './news-frame.tsx'
import { jobsQuery, postingQuery } from './news-queries.ts'

/** `/news/jobs/view?file=`: the text of a position that is read on the site itself (NEWS-009). */
export function JobViewPage() {
  const { file }: { file?: unknown } = useSearch({ strict: false })
  const name = typeof file === 'string' ? file : ''
  const posting = useQuery(postingQuery(name))
  const job = useQuery(jobsQuery).data?.find(({ uri }) => uri === name)
  return (
    <NewsFrame
      title="Job Posting"
      heading={job?.headline ?? 'Job Posting'}
      {...(job && { statement: `${job.employerName}, ${job.location}` })}
    >
      <QueryPart query={posting} what="the job posting" failure={<JobsUnavailable />}>
        {(text) => (
          <div className={classes.posting}>
            {name.endsWith('.html') ? <NewsContent html={text} /> : <p className={classes.plain}>{text}</p>}
          </div>
        )}
      </QueryPart>
      <p>
        <PageLink href="/news/jobs">All job postings</PageLink>
      </p>
    </NewsFrame>
  )
}
