import type { RecordList } from '@rosette/features/list-contents/contract/record-list.ts'
import type { TestVisitor } from '../people/test-people.ts'
import type { PagedCall } from './read-pages.ts'

type Key = { key: string } | undefined

/** What the calls are about; of most things a second one, which is another list. */
export type PagedFacts = {
  /** The release before the one that is served. */
  first: string
  anonymous: TestVisitor
  owner: TestVisitor
  items: readonly string[]
  content: string
  otherContent: string
  list: RecordList
  otherList: RecordList
  family: Key
  otherFamily: Key
  term: Key
  otherTerm: Key
  group: { name: string } | undefined
  run: string
  otherRun: string
}

/** Every call that gives a complete, ordered list in pages (API-076). */
export function pagedCalls(facts: PagedFacts) {
  const { anonymous, owner, items, content, otherContent, list, otherList, run, otherRun } = facts
  const ofFirst = { 'rosette-release': facts.first }
  return {
    'transposonfamily/copies': {
      who: anonymous,
      headers: ofFirst,
      path: 'detail/transposonfamily/copies',
      query: keyOf(facts.family),
      others: { key: { query: keyOf(facts.otherFamily) }, region: { query: { region: 'Chr1:1-30000000' } } },
      sizes: [25, 50],
      windowOf: byPage,
      rows: (body) => Object(body).copies.map((copy: object) => Object(copy).transposon.label),
    },
    'keyword/genes': {
      who: anonymous,
      headers: ofFirst,
      path: 'detail/keyword/genes',
      query: keyOf(facts.term),
      others: {
        key: { query: keyOf(facts.otherTerm) },
        include_children: { query: { include_children: 'false' } },
        evidence: { query: { evidence: 'experimental' } },
      },
      sizes: [25, 50],
      windowOf: byPage,
      rows: (body) => Object(body).genes.map((gene: object) => Object(gene).name),
    },
    mutants: {
      who: anonymous,
      headers: ofFirst,
      path: 'mutants',
      query: { list: content },
      others: {
        list: { query: { list: otherContent } },
        'is.part': { query: { 'is.part': 'exon' } },
        alleles: { query: { alleles: 'all' } },
        genes: { query: { genes: 'with' } },
      },
      sizes: [7, 100],
      windowOf: byOffset,
      rows: genesOf,
    },
    orthologs: {
      who: anonymous,
      headers: ofFirst,
      path: 'orthologs',
      query: { items: items.slice(0, 60).join() },
      others: { items: { query: { items: items.slice(0, 59).join() } }, species: { query: { species: 'Oryza sativa' } } },
      sizes: [7, 50],
      windowOf: byOffset,
      rows: genesOf,
    },
    'list-contents': {
      who: anonymous,
      headers: ofFirst,
      path: `list-contents/${content}`,
      query: {},
      others: { id: { path: `list-contents/${otherContent}` } },
      sizes: [7, 100],
      windowOf: byOffset,
      rows: (body) => Object(body).items.map((item: object) => Object(item).item),
    },
    'list-contents/groups/genes': {
      who: anonymous,
      headers: ofFirst,
      path: `list-contents/${content}/groups/genes`,
      query: { aspect: 'biological process', group: facts.group?.name ?? '' },
      others: {
        id: { path: `list-contents/${otherContent}/groups/genes` },
        aspect: { query: { aspect: 'molecular function' } },
        group: { query: { group: 'without annotation' } },
      },
      sizes: [2, 3],
      windowOf: byOffset,
      rows: genesOf,
    },
    'record-lists/changes': {
      who: owner,
      headers: {},
      path: `record-lists/${list.listId}/changes`,
      query: {},
      others: { listId: { path: `record-lists/${otherList.listId}/changes` }, release: { query: { release: facts.first } } },
      sizes: [1, 4],
      windowOf: byOffset,
      rows: (body) => Object(body).changes.map((change: object) => Object(change).item),
    },
    'runs/patmatch/genes': {
      who: anonymous,
      headers: {},
      path: `runs/${run}/patmatch/genes`,
      query: { sort: 'count' },
      others: { token: { path: `runs/${otherRun}/patmatch/genes` }, sort: { query: { sort: 'name' } } },
      sizes: [5, 11],
      windowOf: (from, size) => ({ offset: String(from), limit: String(size) }),
      rows: (body) => Object(body).genes.map((gene: object) => Object(gene).gene),
    },
  } satisfies Record<string, PagedCall>
}

const byPage = (from: number, size: number) => ({ page: String(from / size + 1), pageSize: String(size) })
const byOffset = (from: number, size: number) => ({ from: String(from), size: String(size) })
const genesOf = (body: unknown) => Object(body).genes.map((gene: object) => Object(gene).locus.label)
const keyOf = (row: Key) => ({ key: String(row?.key) })
