import { releaseQuery } from '@rosette/api-client/release-query.ts'
import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../site-context.tsx'
import { releaseCounts } from './release-counts.ts'
import { TextCard } from './text-card.tsx'
import { TextPage } from './text-page.tsx'

export function ReleaseNotesPage() {
  const { version } = useSite()
  return (
    <TextPage title="Release Notes" steps={[{ label: 'About Us', href: '/about/overview' }]}>
      <TextCard title="Data">
        <ReleaseFactList />
      </TextCard>
      <TextCard title="Software">
        <p>Rosette {version}. Each change is written down in the file CHANGELOG.md that comes with the program.</p>
      </TextCard>
    </TextPage>
  )
}

function ReleaseFactList() {
  const { data: release, isError } = useQuery(releaseQuery())
  if (isError) return <p>What the current release holds could not be loaded. Reload the page to try again.</p>
  if (!release) return <p aria-busy="true">Loading</p>
  if (release.releaseId === null) return <p>No release is published yet.</p>
  return (
    <dl>
      <dt>Release</dt>
      <dd>{release.releaseId}</dd>
      {release.builtAt ? (
        <>
          <dt>Built</dt>
          <dd>{release.builtAt.slice(0, 10)}</dd>
        </>
      ) : null}
      {releaseCounts(release.counts ?? {}).map(({ kind, label, count }) => (
        <CountLine key={kind} label={label} count={count} />
      ))}
    </dl>
  )
}

function CountLine({ label, count }: { label: string; count: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatNumber(count)}</dd>
    </>
  )
}
