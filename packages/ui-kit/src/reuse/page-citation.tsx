import { releaseQuery } from '@rosette/api-client/record-query.ts'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { ReleaseFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { formatBibtex, formatCitation } from '@rosette/contract-kit/text/format-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { allOf, QueryPart } from '../feedback/query-part.tsx'
import { CopyableText } from '../record/parts/copyable-text.tsx'
import type { PageReuse } from './page-reuse.ts'
import classes from './reuse-dialog.module.css'
import { usePermanentPath } from './use-permanent-path.ts'

/** How to cite the page, in words and as BibTeX, and the articles behind its records. */
export function PageCitation({ reuse }: { reuse: PageReuse }) {
  const cited = allOf(useQuery(releaseQuery()), usePermanentPath(reuse))
  return (
    <QueryPart query={cited} what="the citation" isSmall>
      {([release, path]) => <Citation reuse={reuse} release={release} path={path} />}
    </QueryPart>
  )
}

function Citation({ reuse, release, path }: { reuse: PageReuse; release: ReleaseFacts; path: string }) {
  const { releaseId, builtAt, doi } = release
  const cited = {
    title: reuse.title,
    releaseId,
    releaseDay: builtAt?.slice(0, 10) ?? null,
    accessDay: dayOf(new Date()),
    doi,
    address: new URL(path, location.origin).href,
    licences: [...new Set(sourcesOf(release, reuse.recordKinds).map(({ licence }) => licence))].sort(),
  }
  const articles = citationsOf(release, reuse.recordKinds)
  return (
    <div className={classes.stack}>
      <CopyableText text={formatCitation(cited)} label="Copy citation" />
      <CopyableText text={formatBibtex(cited)} label="Copy BibTeX">
        <pre className={classes.code}>{formatBibtex(cited)}</pre>
      </CopyableText>
      {articles.length > 0 && (
        <details>
          <summary className={classes.text}>Articles and data sets behind it</summary>
          <ul className={classes.sources}>
            {articles.map((citation) => (
              <li key={citation}>{citation}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** What the files of these kinds ask to be cited with, each once. */
export function citationsOf(release: Pick<ReleaseFacts, 'sources'>, recordKinds: readonly string[]): string[] {
  return [...new Set(sourcesOf(release, recordKinds).map(({ citation }) => citation))].filter(Boolean)
}

function sourcesOf({ sources }: Pick<ReleaseFacts, 'sources'>, recordKinds: readonly string[]): ReleaseFacts['sources'] {
  return sources.filter((source) => source.recordKinds.some((kind) => recordKinds.includes(kind)))
}
