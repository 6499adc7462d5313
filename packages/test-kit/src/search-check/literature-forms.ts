import fc from 'fast-check'
import { type Condition, type Control, choices, entriesOf, randomMethod, textPair, textRows, words } from './condition.ts'
import { foldText, isFound, textsOf } from './fold-text.ts'
import { keywordWithChildren } from './listing-forms.ts'
import { randomText } from './random-options.ts'
import type { SearchDocuments } from './search-documents.ts'

/** FPUB-003 to FPUB-007. */
export const publicationForm: readonly Control[] = [
  ...textRows(
    'searchTerms',
    {
      authors: ['authors'],
      pubName: ['pubName'],
      title_abstract: ['title', 'abstract'],
      loci: ['locus_names'],
      pubmedId: ['pubmedId'],
      doi: ['doi'],
    },
    ['pubmedId', 'doi'],
  ),
  years,
  choices('publication_type', 'publication_type', { isSingle: true, words: ['book', 'research_article', 'review', 'erratum'] }),
  publicationKeywords,
  keywordWithChildren('keyword_ids'),
  recentOnes,
]

/** What the list of recent literature asks for. */
function recentOnes(): fc.Arbitrary<Condition> {
  return fc.boolean().map((isWanted) => ({
    criteria: { recently_modified: isWanted },
    holds: ({ is_recent }) => !isWanted || is_recent === true,
  }))
}

/** FPUB-005; the two ends may come in either order. */
function years(): fc.Arbitrary<Condition> {
  const limit = fc.integer({ min: 1947, max: 2026 })
  return fc.tuple(limit, limit, fc.constantFrom('from', 'to', 'both')).map(([one, other, ends]) => ({
    criteria: { year_from: ends === 'to' ? 'any' : String(one), year_to: ends === 'from' ? 'any' : String(other) },
    holds: ({ year }) => {
      if (typeof year !== 'number') return false
      if (ends === 'both') return year >= Math.min(one, other) && year <= Math.max(one, other)
      return ends === 'from' ? year >= one : year <= other
    },
  }))
}

const categories = {
  func: 'molecular function',
  proc: 'biological process',
  comp: 'cellular component',
  stru: 'plant structure',
  grow: 'growth and developmental stages',
  meth: 'method',
  user: 'user-defined',
} as const

/** FPUB-007: the term and its type are those of one keyword. */
function publicationKeywords({ definition, documents }: SearchDocuments): fc.Arbitrary<Condition> {
  const terms = documents.flatMap((document) => entriesOf(document, 'keyword_terms'))
  const types = fc.subarray(Object.keys(categories).filter(isCode))
  return fc.tuple(randomMethod, randomText({ definition, documents: terms }, ['term']), types).map(([[word, method], text, codes]) => ({
    criteria: { keywordTerms: { keyword_method: word, keyword_term: text, keyword_types: codes } },
    holds: (document) =>
      entriesOf(document, 'keyword_terms').some(
        ({ term, category }) =>
          isFound([String(term)], method, text) && (codes.length === 0 || codes.some((code) => categories[code] === category)),
      ),
  }))
}

function isCode(word: string): word is keyof typeof categories {
  return Object.hasOwn(categories, word)
}

/** FPROTO-003, FPROTO-004. */
export const protocolForm: readonly Control[] = [
  ...textRows('searchTerms', { description: ['description'], title: ['title'], authors: ['authors'] }),
  choices('keywords', 'keywords', { words: ['crossing', 'genotyping', 'PCR', 'plant growth', 'DNA extraction', 'RNA extraction'] }),
]

/** FTRANS-003. */
export const transposonForm: readonly Control[] = [
  textPair({ method: 'type_name', input: 'input_name' }, ['transposon_name']),
  textPair({ method: 'type_family', input: 'input_family' }, ['family_name']),
  textPair({ method: 'type_super', input: 'input_super' }, ['super_family_name']),
]

const boxes = {
  go_cc: categories.comp,
  go_bp: categories.proc,
  go_mf: categories.func,
  po: categories.grow,
  pat: categories.stru,
  user: categories.user,
} as const

/** FKEY-003 to FKEY-007. */
export const keywordForm: readonly Control[] = [
  textPair({ method: 'searchTerms.search_method', input: 'searchTerms.kw_search_input' }, ['kwName', 'synonyms']),
  ({ documents }) =>
    fc.array(fc.constantFrom(...documents.flatMap((document) => textsOf(document, 'gopoId')), 'GO:00036'), { minLength: 1 }).map((ids) => ({
      criteria: { searchTerms: { go_id_search_inp: ids.join(', ') } },
      holds: (document) => ids.some((id) => textsOf(document, 'gopoId').map(foldText).includes(foldText(id))),
    })),
  () =>
    fc.subarray(Object.entries(boxes), { minLength: 1 }).map((ticked) => ({
      criteria: { restrictCats: Object.fromEntries(ticked.map(([name]) => [name, true])) },
      holds: ({ kwCategory }) => ticked.some(([, category]) => category === kwCategory),
    })),
]

/** FCOMM-003 to FCOMM-006. */
export const communityForm: readonly Control[] = [
  words('search_for', { person: ({ type }) => type === 'person', organization: ({ type }) => type === 'organization', any: () => true }),
  words('search_org_type', {
    lab: ({ org_type }) => org_type === 'laboratory',
    stock_center: ({ org_type }) => org_type === 'stock center',
    company: ({ org_type }) => org_type === 'company',
    unknown: ({ type, org_type }) => type === 'organization' && (org_type === null || org_type === 'unknown'),
  }),
  words('search_job_title', {
    Professor: ({ job_title }) => job_title === 'Professor',
    Curator: ({ job_title }) => job_title === 'Curator',
    Unknown: ({ type, job_title }) => type === 'person' && (job_title === null || job_title === 'Unknown'),
  }),
  textRow('name', ['last_name', 'org_name']),
  textRow('first_name', ['first_name']),
  textRow('city', ['city']),
  textRow('state_outside', ['state']),
  textRow('url', ['urls']),
  words('state_code', { CA: ({ state }) => state === 'CA' || state === 'California', NY: ({ state }) => state === 'NY' }),
  choices('country', 'country', { isSingle: true }),
]

function textRow(path: string, fields: readonly string[]): Control {
  return textPair({ method: `${path}.search_method`, input: `${path}.search_input` }, fields)
}
