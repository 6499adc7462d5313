import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { bulkSequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { PanelButton } from '@rosette/ui-kit/layout/panel-button.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import download from '@rosette/ui-kit/results/download-menu.module.css'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronDown, IconVersions } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { comparePath, withinListPath } from '../../../list-contents/contract/list-addresses.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { comparedId, type OwnList, useOwnLists } from '../../../list-contents/web/own-lists.ts'
import { useAnalysesOf } from '../../../site/web/use-analyses-of.ts'
import classes from './list-page.module.css'
import { listReuse } from './list-reuse.ts'

type ListActionsProps = {
  kind: ListKind
  contentId: string
  count: number
  /** What a comparison names it by. */
  comparedAs: string
}

/** What can be done with all items of a list. */
export function ListActions({ kind, contentId, count, comparedAs }: ListActionsProps) {
  const analyses = useAnalysesOf(kind)
  return (
    <section className={classes.actions} aria-label="Actions">
      <span>Use all {formatNumber(count)}</span>
      {analyses.map((analysis) => (
        <ButtonLink
          key={analysis.name}
          size="xs"
          variant={analysis.isMain ? 'filled' : 'default'}
          href={analysisPath(analysis, { list: contentId })}
        >
          {analysis.action}
        </ButtonLink>
      ))}
      {kind === 'locus' && (
        <ButtonLink size="xs" href={bulkSequencesPath({ list: contentId })}>
          Sequences
        </ButtonLink>
      )}
      <ButtonLink size="xs" href={withinListPath(kind, contentId)}>
        Search within
      </ButtonLink>
      <CompareMenu kind={kind} comparedAs={comparedAs} />
      <div className={classes.end}>
        <ReuseButton size="xs" reuse={listReuse({ kind, contentId, count })} />
      </div>
    </section>
  )
}

function CompareMenu({ kind, comparedAs }: Pick<ListActionsProps, 'kind' | 'comparedAs'>) {
  const router = useRouter()
  const { lists } = useOwnLists()
  const others = lists.filter((list) => list.kind === kind && list.listId !== comparedAs && list.contentId !== comparedAs)

  const compare = (other: OwnList) => router.navigate({ href: comparePath({ of: [comparedAs, comparedId(other)], parts: [] }) })

  return (
    <PanelButton
      label="Compare with"
      icon={<IconVersions size={15} aria-hidden />}
      after={<IconChevronDown size={14} aria-hidden />}
      isDisabled={others.length === 0}
    >
      {() => (
        <ul className={download.formats}>
          {others.map((other) => (
            <li key={other.listId}>
              <button type="button" className={download.format} onClick={() => void compare(other)}>
                {other.name} ({formatNumber(other.count)})
              </button>
            </li>
          ))}
        </ul>
      )}
    </PanelButton>
  )
}
