import { dayOf } from '@rosette/contract-kit/clock.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { CuratorMail, OutsideLink, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import type { JobPosting } from '../../community/contract/community-notices.ts'
import { jobAddress } from '../contract/news-query.ts'
import classes from './jobs-page.module.css'
import { NewsFrame } from './news-frame.tsx'
import { jobsQuery } from './news-queries.ts'

/** `/news/jobs`: newest first (NEWS-008). */
export function JobsPage() {
  const jobs = useQuery(jobsQuery)
  return (
    <NewsFrame title="Job Postings" statement="Open positions, newest first." feed="jobs">
      <QueryPart
        query={jobs}
        what="job postings"
        failure={<JobsUnavailable />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyText>No positions are open.</EmptyText>}
      >
        {(found) => <JobList jobs={found} today={dayOf(new Date())} />}
      </QueryPart>
    </NewsFrame>
  )
}

/** NEWS-011, word for word. */
export function JobsUnavailable() {
  return (
    <>
      Cannot load job postings. Please try again later or contact <CuratorMail />
    </>
  )
}

export function JobList({ jobs, today }: { jobs: readonly JobPosting[]; today: string }) {
  return (
    <ul className={classes.jobs} aria-label="Job postings">
      {jobs.map((job) => (
        <li key={`${job.issuedOn} ${job.employerName} ${job.headline}`} className={classes.job}>
          <p className={classes.line}>
            <JobLink job={job} />
            {job.deadline !== null && job.deadline < today ? <span className={classes.closed}>Closed</span> : null}
          </p>
          <p className={classes.facts}>
            {job.employerName}, {job.location}
          </p>
          <p className={classes.facts}>
            Posted <time dateTime={job.issuedOn}>{job.issuedOn}</time>
            {job.deadline === null ? null : (
              <>
                {' · Apply by '}
                <time dateTime={job.deadline}>{job.deadline}</time>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

function JobLink({ job: { uri, headline } }: { job: JobPosting }) {
  const { isOutside, href } = jobAddress(uri)
  const Link = isOutside ? OutsideLink : PageLink
  return (
    <Link href={href} className={classes.headline}>
      {headline}
    </Link>
  )
}
