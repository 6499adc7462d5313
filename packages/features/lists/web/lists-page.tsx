import { Button } from '@mantine/core'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { comparePath, listPath, newListPath, ownListsPath } from '../../list-contents/contract/list-addresses.ts'
import { maxComparedLists } from '../../list-contents/contract/list-operation.ts'
import { ListDot } from '../../list-contents/web/list-colour.tsx'
import { listSteps } from '../../list-contents/web/list-words.ts'
import { browserListsQuery, ownListsQuery } from '../../list-contents/web/lists-query.ts'
import { comparedId, type OwnList, useOwnLists } from '../../list-contents/web/own-lists.ts'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import { EnrichListsButton } from './compare/enrich-lists-button.tsx'
import { DeleteListsButton } from './delete-lists-button.tsx'
import { ListsBin } from './lists-bin.tsx'
import classes from './lists-page.module.css'
import { TagList } from './tag-list.tsx'
import tickedTable from './ticked-table.module.css'

const title = 'My lists'

export const listsPage = defineSitePage({
  component: ListsPage,
  queries: () => (authState().loggedIn ? [browserListsQuery, ownListsQuery] : [browserListsQuery]),
})

/** `/lists`: the lists of the account and of this browser (LIST-041). */
export function ListsPage() {
  usePageTitle(title)
  const { loggedIn, loading } = useAuth()
  const { lists, inBin, isLoading, error, refetch } = useOwnLists()
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={listSteps.slice(0, 1)}
        here="Lists"
        title={title}
        statement={
          loggedIn ? (
            'Only you can see the lists in your account until you share them. Lists in this browser stay in it.'
          ) : (
            <>
              Lists stay in this browser. <PageLink href={loginPath(ownListsPath)}>Login</PageLink> to keep them in an account and to share
              them.
            </>
          )
        }
        actions={
          <ButtonLink href={newListPath('locus')} variant="filled" leftSection={<IconPlus size={15} aria-hidden />}>
            New list
          </ButtonLink>
        }
      />
      {error && <LoadFailure what="the lists of your account" error={error} onRetry={refetch} />}
      {isLoading || loading ? (
        <Loading what="your lists" />
      ) : lists.length > 0 ? (
        <ListTable lists={lists} />
      ) : (
        error === null && <NoLists />
      )}
      <ListsBin lists={inBin} />
    </PageWrap>
  )
}

/** Real genes, so that everything that a list can do can be tried at once. */
const examples = [
  { name: 'Flowering time', ids: ['FT', 'FLC', 'CO', 'SOC1', 'GI', 'FCA', 'LFY', 'FLM', 'SVP', 'CRY2'] },
  { name: 'MADS-box genes of the flower', ids: ['AG', 'AP1', 'AP3', 'PI', 'SEP1', 'SEP2', 'SEP3', 'SEP4', 'SHP1', 'SHP2'] },
  { name: 'Circadian clock', ids: ['CCA1', 'LHY', 'TOC1', 'GI', 'ELF3', 'ELF4', 'LUX', 'PRR5', 'PRR7', 'PRR9'] },
] as const

function NoLists() {
  return (
    <TitledCard title="You have no lists" help="help-saved-lists#make-a-list" isPadded>
      <p className={classes.text}>
        Paste identifiers, or press <strong>Save as list</strong> above any results. These can be tried:
      </p>
      <ul className={classes.examples}>
        {examples.map(({ name, ids }) => (
          <li key={name}>
            <PageLink href={newListPath('locus', { ids: ids.join(', ') })}>{name}</PageLink>
            <span>{ids.join(', ')}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function ListTable({ lists }: { lists: readonly OwnList[] }) {
  const { params, go } = useAddress()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tags = [...new Set(lists.flatMap((list) => list.tags))].sort((one, other) => one.localeCompare(other, 'en'))
  const tag = tags.find((each) => each === params.get('tag')) ?? null
  const shown = tag === null ? lists : lists.filter((list) => list.tags.includes(tag))
  // In the order of the ticks: the first one is A. What is not shown is not meant.
  const chosen = [...ticked].flatMap((id) => shown.find(({ listId }) => listId === id) ?? [])
  function tick(listId: string, isOn: boolean) {
    const next = new Set(ticked)
    if (isOn) next.add(listId)
    else next.delete(listId)
    setTicked(next)
  }
  return (
    <TitledCard
      title="Lists"
      help="help-saved-lists#where-it-is-stored"
      mark={tag === null ? formatNumber(lists.length) : `${formatNumber(shown.length)} of ${formatNumber(lists.length)}`}
      action={
        <>
          {tags.length > 0 && <TagFilter tags={tags} tag={tag} onTag={(next) => go({ tag: next })} />}
          <CompareButton chosen={chosen} />
          {chosen.every(({ kind }) => kind === 'locus') && <EnrichListsButton of={chosen.map(comparedId)} kind="locus" />}
          <DeleteListsButton lists={chosen} onDone={() => setTicked(new Set())} />
        </>
      }
    >
      <PlainTable
        caption="My lists"
        className={`${tickedTable.table} ${classes.table}`}
        rows={shown}
        rowKey={({ listId }) => listId}
        isTicked={({ listId }) => ticked.has(listId)}
        columns={[
          {
            id: 'ticked',
            label: 'Ticked',
            isLabelHidden: true,
            cell: ({ listId, name }) => (
              <input
                type="checkbox"
                aria-label={`Tick ${name}`}
                checked={ticked.has(listId)}
                onChange={(event) => tick(listId, event.currentTarget.checked)}
              />
            ),
          },
          ...listColumns,
        ]}
      />
    </TitledCard>
  )
}

type TagFilterProps = { tags: readonly string[]; tag: string | null; onTag(tag: string | null): void }

function TagFilter({ tags, tag, onTag }: TagFilterProps) {
  return (
    <select
      className={classes.filter}
      aria-label="Show lists with the tag"
      value={tag ?? ''}
      onChange={({ currentTarget }) => onTag(currentTarget.value || null)}
    >
      <option value="">All tags</option>
      {tags.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}

const listColumns: readonly PlainColumn<OwnList>[] = [
  {
    id: 'name',
    label: 'Name',
    isUnlabelled: true,
    cell: (list) => (
      <>
        <ListDot colour={list.colour} />
        <PageLink href={listPath(list.listId)} className={classes.name}>
          {list.name}
        </PageLink>{' '}
        {list.openChanges > 0 && <Tag>{formatCount(list.openChanges, 'change')}</Tag>}
        {list.note && <p className={classes.note}>{list.note}</p>}
        <TagList tags={list.tags} />
      </>
    ),
  },
  { id: 'kind', label: 'Kind', cell: ({ kind }) => kinds[kind].plural },
  { id: 'items', label: 'Items', isNumeric: true, cell: ({ count }) => formatNumber(count) },
  {
    id: 'kept',
    label: 'Kept',
    cell: ({ place, isShared }) => (place === 'browser' ? 'this browser' : isShared ? 'account, shared' : 'account, private'),
  },
  { id: 'changed', label: 'Changed', cell: ({ changedAt }) => dayOf(new Date(changedAt)) },
]

/** Compares ticked lists of one kind. */
function CompareButton({ chosen }: { chosen: readonly OwnList[] }) {
  const router = useRouter()
  const isOneKind = new Set(chosen.map(({ kind }) => kind)).size === 1

  const hint =
    chosen.length < 2
      ? 'Tick lists to compare or delete them'
      : !isOneKind
        ? 'Lists of different kinds cannot be compared'
        : chosen.length > maxComparedLists
          ? `At most ${maxComparedLists} lists are compared`
          : null
  return (
    <>
      {hint ? <span>{hint}</span> : null}
      <Button
        variant="default"
        size="xs"
        disabled={hint !== null}
        onClick={() => void router.navigate({ href: comparePath({ of: chosen.map(comparedId), parts: [] }) })}
      >
        Compare
      </Button>
    </>
  )
}
