import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { NotFoundView } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronLeft, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReleaseChanges } from '../contract/release-changes.ts'
import { changesFilePath, releasePath, releasesPath } from '../contract/release-paths.ts'
import { ChangeTable } from './change-table.tsx'
import { describeRelease, splitKinds, touchedOf } from './describe-release.ts'
import { releaseChangesQuery, releasesQuery } from './release-change-queries.ts'
import { ReleaseLines, Standing } from './release-lines.tsx'
import classes from './release-page.module.css'

/** What a release changed. */
export function ReleasePage({ releaseId }: { releaseId: string }) {
  usePageTitle(`Release ${releaseId}`)
  const release = useQuery(releaseChangesQuery(releaseId))
  if (problemCodeOf(release.error) === 'not_found') return <NotFoundView sentence={`No release ${releaseId} was published here.`} />
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={[
          { label: 'Home', href: '/' },
          { label: 'About Us', href: '/about/overview' },
          { label: 'Releases', href: releasesPath },
        ]}
        here={releaseId}
        title={
          <>
            Release <span className={classes.id}>{releaseId}</span> {release.data && <Standing release={release.data} />}
          </>
        }
        statement={release.data && describeRelease(release.data)}
        actions={release.data && <Actions release={release.data} />}
      />
      <QueryPart query={release} what={`release ${releaseId}`}>
        {(data) => <Release release={data} />}
      </QueryPart>
    </PageWrap>
  )
}

function Actions({ release: { againstId } }: { release: ReleaseChanges }) {
  if (againstId === null) return null
  return (
    <ButtonLink href={releasePath(againstId)} leftSection={<IconChevronLeft size={15} aria-hidden />}>
      Previous release
    </ButtonLink>
  )
}

function Release({ release }: { release: ReleaseChanges }) {
  const { releaseId, againstId, standing, comparison } = release
  const isCompared = comparison === 'compared'
  return (
    <>
      {standing === 'rolled_back' && (
        <Notice kind="warning">
          This release was rolled back: an earlier one is served again. See <PageLink href={releasesPath}>all releases</PageLink>.
        </Notice>
      )}
      <Facts release={release} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {Object.keys(release.kinds).length > 0 && (
            <TitledCard title="What changed" action={isCompared && <DownloadButton releaseId={releaseId} format="tsv" />}>
              <ChangeTable release={release} />
            </TitledCard>
          )}
        </div>
        <aside className={classes.rail}>
          {release.isHeld && <UseRelease releaseId={releaseId} />}
          {isCompared && (
            <TitledCard title="Files" isPadded>
              <p className={classes.files}>
                <DownloadButton releaseId={releaseId} format="tsv" />
                <DownloadButton releaseId={releaseId} format="json" />
              </p>
              <p className={classes.note}>
                One line for each record and section that differs from {againstId}. The files stay when the release can no longer be read.
              </p>
            </TitledCard>
          )}
          <OtherReleases here={releaseId} />
        </aside>
      </div>
    </>
  )
}

function Facts({ release }: { release: ReleaseChanges }) {
  const { publishedAt, files, againstId, kinds } = release
  const fileCount = files.same + files.replaced + files.added
  const { same } = splitKinds(release)
  const locus = kinds.locus
  const facts: { label: string; value: ReactNode; context?: string }[] = [
    { label: 'Published', value: publishedAt.slice(0, 10) },
    {
      label: 'Source files',
      value: formatNumber(fileCount),
      ...(againstId !== null && { context: describeFiles(files) }),
    },
    ...(locus && againstId !== null
      ? [{ label: 'Loci changed', value: formatNumber(touchedOf(locus)), context: `of ${formatNumber(locus.total)}` }]
      : []),
    ...(againstId === null ? [] : [{ label: 'Records changed', value: formatNumber(release.changedRecords) }]),
    ...(againstId === null || same.length === 0 ? [] : [{ label: 'Kinds without a change', value: formatNumber(same.length) }]),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, context }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {context && <span>{context}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function describeFiles({ same, replaced, added, removed }: ReleaseChanges['files']): string {
  const parts = [
    `${formatNumber(same)} the same`,
    replaced > 0 && `${replaced} replaced`,
    added > 0 && `${added} new`,
    removed > 0 && `${removed} gone`,
  ]
  return parts.filter(Boolean).join(', ')
}

const formatNames = { tsv: 'TSV', json: 'JSON' } as const

function DownloadButton({ releaseId, format }: { releaseId: string; format: keyof typeof formatNames }) {
  const download = useChange({ call: () => startDownload(changesFilePath(releaseId, format)), hasToast: true })
  return (
    <PlainButton leftSection={<IconDownload size={14} aria-hidden />} disabled={download.isPending} onClick={() => download.run()}>
      Changes as {formatNames[format]}
    </PlainButton>
  )
}

/** How to read this release and no other. */
function UseRelease({ releaseId }: { releaseId: string }) {
  const header = `Rosette-Release: ${releaseId}`
  return (
    <TitledCard title="Use this release" isPadded>
      <p className={classes.label}>In code</p>
      <p className={classes.code}>
        <code>{header}</code>
        <CopyButton text={header} label="Copy the header" />
      </p>
      <p className={classes.note}>
        Send it with a call; a release that is not held any more is answered with an error instead of other numbers.
      </p>
    </TitledCard>
  )
}

function OtherReleases({ here }: { here: string }) {
  const releases = useQuery(releasesQuery())
  return (
    <TitledCard title="Releases" isPadded>
      <QueryPart query={releases} what="the releases">
        {(data) => <ReleaseLines releases={data.releases.slice(0, mostReleases)} here={here} />}
      </QueryPart>
      <PageLink href={releasesPath}>All releases</PageLink>
    </TitledCard>
  )
}

const mostReleases = 5
