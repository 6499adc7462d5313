import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import {
  formatPosition,
  type GenomeView,
  genomeBrowserPath,
  genomeViewPath,
  type ViewOrigin,
} from '@rosette/contract-kit/genome-view/genome-view.ts'
import { parseGenomeView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import type { SiteTrack } from '@rosette/contract-kit/genome-view/site-track.ts'
import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { GenomeFrame } from '@rosette/ui-kit/genome-browser/genome-frame.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { CoverageNote } from '@rosette/ui-kit/sequence/coverage-note.tsx'
import { Navigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RunToken, runPathOf } from '../../runs/contract/run-status.ts'
import { stepsTo } from '../../site/contract/area-steps.ts'
import classes from './genome-browser-page.module.css'
import { GenomeGate, trackListQuery } from './genome-gate.tsx'
import { GoToPosition } from './go-to-position.tsx'
import { MoreTracks } from './more-tracks/more-tracks.tsx'
import { useOwnTracks } from './more-tracks/use-own-tracks.ts'
import { useSiteTracks } from './more-tracks/use-site-tracks.ts'

const title = 'Genome Browser'
const steps = stepsTo('tools')

export const genomeBrowserPage = defineSitePage({ component: GenomeBrowserPage, queries: () => [trackListQuery(), coverageQuery()] })

/** `/tools/jbrowse2`: the genome at the place and with the tracks of the address, which follows the visitor (GBROW-008). */
export function GenomeBrowserPage() {
  usePageTitle(title)
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const router = useRouter()
  const origin = originOf(search)
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement="Genes, transposable elements, insertion lines and markers along the TAIR10 assembly."
        actions={
          <>
            <WayBack origin={origin} />
            <CopyLinkButton />
          </>
        }
      />
      <CoverageNote set="genome" />
      {/* Like the server for a document (GBROW-002). */}
      <GenomeGate denied={<Navigate to="/access-denied" search={{ from: router.state.location.href }} replace />}>
        {({ siteTracks }) => <Browser requested={parseGenomeView(search)} origin={origin} siteTracks={siteTracks} />}
      </GenomeGate>
    </PageWrap>
  )
}

/** What the address says of where the visitor came from; anything else in it is left out. */
function originOf({ locus = '', run }: { locus?: string | undefined; run?: string | undefined }): ViewOrigin {
  const name = locus.toUpperCase()
  return { locus: isAgiName(name) ? name : undefined, run: RunToken.safeParse(run).data }
}

function WayBack({ origin: { locus, run } }: { origin: ViewOrigin }) {
  return (
    <>
      {run !== undefined && <ButtonLink href={runPathOf(run)}>Back to the run</ButtonLink>}
      {locus !== undefined && <ButtonLink href={namedPath(kinds.locus, locus)}>Back to {locus}</ButtonLink>}
    </>
  )
}

type BrowserProps = { requested: GenomeView; origin: ViewOrigin; siteTracks: readonly SiteTrack[] }

function Browser({ requested, origin, siteTracks }: BrowserProps) {
  const router = useRouter()
  const [opened, setOpened] = useState(requested)
  const own = useOwnTracks()
  const site = useSiteTracks(requested.tracks)

  /** The address tells where the visitor is; steps of a walk are not pages to go back to. */
  function follow(view: GenomeView, from = origin): void {
    site.onShown(view.tracks)
    void router.navigate({ href: genomeViewPath(genomeBrowserPath, view, from), replace: true, resetScroll: false })
  }
  /** Tracks that the visitor has added stay open. */
  function open(view: GenomeView, locus: string | undefined): void {
    const added = site.tracks.filter((id) => siteTracks.some((track) => track.id === id))
    const next = { ...view, tracks: [...new Set([...view.tracks, ...added])] }
    site.reset()
    setOpened(next)
    follow(next, { ...origin, locus: locus ?? origin.locus })
  }
  function hearOpened(id: string, problem: string | null): void {
    own.onOpened(id, problem)
    site.onOpened(id, problem)
  }

  return (
    <>
      <GoToPosition onGo={open} />
      <MoreTracks
        siteTracks={siteTracks}
        view={{ ...requested, tracks: site.tracks }}
        problem={site.problem}
        onToggle={site.toggle}
        own={own}
      />
      <GenomeFrame
        key={genomeViewPath(genomeBrowserPath, opened)}
        view={opened}
        title={`Genome browser at ${formatPosition(opened.position)}`}
        onView={follow}
        wanted={site.wanted}
        own={own.tracks}
        onOpened={hearOpened}
        onFiles={own.add}
      />
    </>
  )
}
