import { releaseQuery } from '@rosette/api-client/record-query.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { doiAddress } from '@rosette/contract-kit/text/parse-doi.ts'
import { useSite } from '@rosette/features/site/web/site-context.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { OutsideLink, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { releaseCounts } from './release-counts.ts'
import classes from './text-page.module.css'
import { TextCard, TextPage } from './text-page.tsx'

export const releaseNotesPage = defineSitePage({ component: ReleaseNotesPage, queries: () => [releaseQuery()] })

/** What the current release contains, and the files it was made from. */
export function ReleaseNotesPage() {
  const { version } = useSite()
  return (
    <TextPage title="Release Notes" steps={[{ label: 'About Us', href: '/about/overview' }]}>
      <ReleaseCards />
      <TextCard title="Software">
        <p>Rosette {version}. All changes are listed in CHANGELOG.md, which comes with the software.</p>
      </TextCard>
    </TextPage>
  )
}

function ReleaseCards() {
  const release = useQuery(releaseQuery())
  if (!release.data) {
    return (
      <TextCard title="Data">
        <QueryPart query={release} what="the release notes">
          {() => null}
        </QueryPart>
      </TextCard>
    )
  }
  return (
    <>
      <TextCard title="Data">
        <FactList release={release.data} />
        <p>
          <PageLink href={`/about/releases/${release.data.releaseId}`}>What changed in this release</PageLink>
        </p>
      </TextCard>
      {release.data.chromosomes.some(({ refget }) => refget !== null) && (
        <TextCard title="Chromosomes">
          <ChromosomeTable chromosomes={release.data.chromosomes} />
        </TextCard>
      )}
      <TextCard title="Sources">
        <SourceList sources={release.data.sources} />
      </TextCard>
    </>
  )
}

function FactList({ release }: { release: ReleaseFacts }) {
  const facts = [
    { label: 'Release', value: release.releaseId },
    ...(release.doi === null ? [] : [{ label: 'DOI', value: <OutsideLink href={doiAddress(release.doi)}>{release.doi}</OutsideLink> }]),
    ...(release.builtAt ? [{ label: 'Built', value: release.builtAt.slice(0, 10) }] : []),
    ...releaseCounts(release.counts).map(({ label, count }) => ({ label, value: formatNumber(count) })),
  ]
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.pair}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What names each sequence wherever it lies. */
function ChromosomeTable({ chromosomes }: Pick<ReleaseFacts, 'chromosomes'>) {
  return (
    <>
      <p>Digests of the sequences in capital letters, to check that another file has the same ones.</p>
      <ul>
        {chromosomes.map(({ name, length, refget, md5 }) => (
          <li key={name}>
            <b>{name}</b>, {formatNumber(length)} bp:{' '}
            {refget === null ? (
              'this release has only parts of it.'
            ) : (
              <>
                refget <code className={classes.digest}>{refget}</code>, MD5 <code className={classes.digest}>{md5}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function SourceList({ sources }: Pick<ReleaseFacts, 'sources'>) {
  if (sources.length === 0) return <p>This release lists no source files.</p>
  return (
    <ul>
      {sources.map(({ file, title, lines, rejected, licence, citation, isDemo }) => (
        <li key={file}>
          <b>{title}</b>: {formatNumber(lines)} lines, {formatNumber(rejected)} rejected.{' '}
          {isDemo ? 'Made up for demonstration.' : `${licence}. ${citation}`}
        </li>
      ))}
    </ul>
  )
}
