import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { describeParts, type PictureSet } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { UpsetPicture } from '@rosette/ui-kit/pictures/upset/upset-picture.tsx'
import { VennPicture } from '@rosette/ui-kit/pictures/upset/venn-picture.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { useState } from 'react'
import { comparePath, ownListsPath, parseComparison } from '../../../list-contents/contract/list-addresses.ts'
import type { OverlapsAnswer } from '../../../list-contents/contract/list-content.ts'
import { listColour } from '../../../list-contents/web/list-colour.tsx'
import { listSteps, wordsOf } from '../../../list-contents/web/list-words.ts'
import { browserListsQuery } from '../../../list-contents/web/lists-query.ts'
import { type OwnList, useOwnLists } from '../../../list-contents/web/own-lists.ts'
import classes from './compare-page.module.css'
import { ComparedLists } from './compared-lists.tsx'
import { EnrichListsButton } from './enrich-lists-button.tsx'
import { PartSelection } from './part-selection.tsx'
import { PartTable } from './part-table.tsx'
import { type ComparedLists as Compared, useComparison } from './use-comparison.ts'

// What is compared depends on which of the lists are in this browser.
export const comparePage = defineSitePage({ component: ComparePage, queries: () => [browserListsQuery] })

/** `/lists/compare?of=a|b|c&part=110`: what lists have in common (LIST-047). */
export function ComparePage() {
  const { params } = useAddress()
  const { of, parts } = parseComparison(Object.fromEntries(params))
  const title = of.length === 0 ? 'Compare lists' : `Compare ${of.length} lists`
  usePageTitle('Compare lists')
  const comparison = useComparison(of)
  const data = comparison.data?.answer
  const { lists } = useOwnLists()
  const sets = data ? setsOf(of, data, lists) : []
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={listSteps}
        here="Compare"
        title={title}
        statement={data ? describeParts(sets, data.parts, wordsOf(data.kind)) : 'Which items do several lists share?'}
        actions={<CopyButton text={`${location.origin}${comparePath({ of, parts })}`} label="Copy link" />}
      />
      {of.length < 2 ? (
        <Notice kind="info">
          A comparison needs two lists of the same kind. <PageLink href={ownListsPath}>Tick them among your lists</PageLink>.
        </Notice>
      ) : (
        <QueryPart
          query={comparison}
          what="the comparison"
          onError={(error) =>
            problemCodeOf(error) === 'not_found' && <Notice kind="error">One of these lists is no longer available.</Notice>
          }
        >
          {(compared) => <Comparison of={of} compared={compared} sets={sets} own={lists} chosen={new Set(parts)} />}
        </QueryPart>
      )}
    </PageWrap>
  )
}

function setsOf(of: readonly string[], { sizes }: OverlapsAnswer, lists: readonly OwnList[]): PictureSet[] {
  return of.map((id, index) => {
    const own = lists.find(({ contentId, listId }) => contentId === id || listId === id)
    const letter = String.fromCharCode(65 + index)
    return { id, letter, name: own?.name ?? `List ${letter}`, size: sizes[index] ?? 0, colour: listColour(own?.colour ?? null, index) }
  })
}

type ComparisonProps = {
  of: readonly string[]
  compared: Compared
  sets: readonly PictureSet[]
  own: readonly OwnList[]
  chosen: ReadonlySet<string>
}

/** How many parts are shown at first. */
const shownAtFirst = 20

const pictures = [
  { value: 'upset', label: 'UpSet' },
  { value: 'venn', label: 'Venn' },
] as const

function Comparison({ of, compared: { answer, seedOf, readLists }, sets, own, chosen }: ComparisonProps) {
  const { go } = useAddress()
  const [isAll, setAll] = useState(false)
  const [picture, setPicture] = useState<'upset' | 'venn'>('upset')
  const words = wordsOf(answer.kind)
  const parts = isAll ? answer.parts : answer.parts.slice(0, shownAtFirst)
  const choose = (next: Iterable<string>) => {
    const list = [...next]
    go({ part: list.length > 0 ? list.join('|') : null })
  }
  const tick = (part: string) => choose(chosen.has(part) ? [...chosen].filter((each) => each !== part) : [...chosen, part])
  const rendered = { name: 'Parts of the lists', sets, parts, words, chosen, onTick: tick }
  const Picture = picture === 'venn' && sets.length <= 3 ? VennPicture : UpsetPicture
  return (
    <div className={classes.parts}>
      <div className={classes.bar}>
        <ComparedLists of={of} sets={sets} own={own} kind={answer.kind} />
        <EnrichListsButton of={of} kind={answer.kind} />
        {sets.length <= 3 && <Segments label="Picture" segments={pictures} value={picture} onValue={setPicture} />}
      </div>
      <TitledCard title="Picture" help="help-comparing-lists#the-picture" isPadded>
        <Picture {...rendered} />
      </TitledCard>
      <PartSelection sets={sets} chosen={chosen} seedOf={seedOf} kind={answer.kind} parts={answer.parts} onClear={() => choose([])} />
      <PartTable
        sets={sets}
        parts={parts}
        chosen={chosen}
        total={answer.parts.length}
        kind={answer.kind}
        unit={words.plural}
        readLists={readLists}
        onTick={tick}
        onMore={isAll || answer.parts.length <= shownAtFirst ? null : () => setAll(true)}
      />
    </div>
  )
}
