import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { geneOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { ShareBars } from '@rosette/ui-kit/pictures/share-bars/share-bars.tsx'
import { shareColumns, toRows } from '@rosette/ui-kit/pictures/share-bars/share-rows.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { listAnalyses } from '../../../site/contract/list-analyses.ts'
import { GoAspect, type ListGroups } from '../../contract/views/list-groups.ts'
import { SaveTable } from './gene-actions.tsx'
import { describeGroups, toBlocks } from './group-blocks.ts'
import { GroupGenesCard } from './group-genes-card.tsx'
import type { ListViewTabProps } from './list-view-tab.ts'
import { groupsQuery } from './view-queries.ts'
import classes from './views.module.css'

/** What the genes of a list do, in groups of the plant GO slim beside the genome (LIST-051). */
export function FunctionsTab({ name, contentId }: ListViewTabProps) {
  const groups = useQuery(groupsQuery(contentId))
  return (
    <QueryPart query={groups} what="the functions">
      {(found) => <Functions name={name} contentId={contentId} groups={found} />}
    </QueryPart>
  )
}

/** How many groups of the slim are drawn at first. */
const renderedAtFirst = 20

function Functions({ name, contentId, groups }: ListViewTabProps & { groups: ListGroups }) {
  const { params, go } = useAddress()
  const picture = useRef<HTMLDivElement>(null)
  const [isAll, setAll] = useState(false)
  const aspect = GoAspect.catch('biological process').parse(params.get('aspect'))
  const counted = groups.aspects.find((each) => each.aspect === aspect)
  const all = useMemo(() => (counted ? toBlocks(groups, counted) : []), [groups, counted])
  const chosen = toRows(all).find((row) => row.name === params.get('group'))
  const slim = all[0]?.groups ?? []
  // A group that the address names is drawn.
  const isCut = !isAll && slim.length > renderedAtFirst && !slim.slice(renderedAtFirst).some((group) => group.name === chosen?.name)
  const blocks = useMemo(
    () => (isCut ? all.map((block, at) => (at === 0 ? { ...block, groups: block.groups.slice(0, renderedAtFirst) } : block)) : all),
    [all, isCut],
  )
  const choose = (group: string) => go({ aspect, group: group === chosen?.name ? null : group })

  function close() {
    picture.current?.querySelector<SVGElement>('[aria-pressed="true"]')?.focus()
    go({ group: null })
  }

  if (!counted) return null
  const title = `${name}: ${aspect}`
  return (
    <>
      <TitledCard
        title="Functions"
        mark={`${formatNumber(counted.list)} of ${formatNumber(groups.list)} genes annotated`}
        action={<Segments label="Aspect" segments={aspects} value={aspect} onValue={(next) => go({ aspect: next, group: null })} />}
        isPadded
      >
        <p className={classes.about}>
          Groups of the plant GO slim overlap: a gene can be in several, so shares do not add up to 100 %. Shares are of the genes with an
          annotation to a {aspect}: {formatNumber(counted.list)} of {formatNumber(groups.list)} genes of this list,{' '}
          {formatNumber(counted.genome)} of {formatNumber(groups.genome)} of the genome. A difference is not a test;{' '}
          <PageLink href={analysisPath(listAnalyses.enrichment, { list: contentId })}>enrichment</PageLink> tests it.
        </p>
        <div ref={picture}>
          <ShareBars
            name={title}
            sentence={describeGroups(counted)}
            blocks={blocks}
            chosen={chosen?.name ?? null}
            onChoose={choose}
            tools={<SaveTable name={title} rows={toRows(all)} columns={shareColumns} />}
          />
        </div>
        {isCut && (
          <p className={classes.more}>
            <PlainButton onClick={() => setAll(true)}>Show {formatNumber(slim.length - renderedAtFirst)} smaller groups</PlainButton>
          </p>
        )}
      </TitledCard>
      {chosen && <GroupGenesCard key={chosen.name} contentId={contentId} aspect={aspect} chosen={chosen} listName={name} onClose={close} />}
    </>
  )
}

const aspects = geneOntologyCategories.map(({ category, title }) => ({ value: category, label: title.replace(/^GO /, '') }))
