import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { downloadListPath } from '@rosette/contract-kit/site-paths/download-list-path.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { ExternalLinkId } from '../../site/contract/external-links.ts'
import type { SiteAddress } from '../../site/contract/site-pages.ts'
import { type LegacyAddress, readLegacyAddress } from './legacy-address.ts'
import { legacyRecordPath } from './legacy-records.ts'

/** Where an address of the older site leads. `older` is a path that only that site can answer; `gone` has no successor anywhere. */
export type LegacyTarget = { path: string } | { external: ExternalLinkId } | { older: string } | { gone: true }

type LegacyRule = {
  path: RegExp
  when?(address: LegacyAddress): boolean
  to(address: LegacyAddress, found: RegExpExecArray): LegacyTarget
}

const gone: LegacyTarget = { gone: true }
const at = (path: SiteAddress): LegacyTarget => ({ path })
const documentation = (): LegacyTarget => ({ external: 'documentation' })

const isOfType =
  (...types: readonly string[]) =>
  ({ wordOf }: LegacyAddress) =>
    types.includes(wordOf('type'))

/** Search forms by what the older site called them (LEGACY-013). */
const searchForms: Readonly<Record<string, SiteAddress>> = {
  gene: '/search/genes',
  genes: '/search/genes',
  dna: '/search/dna',
  clone: '/search/dna',
  ecotype: '/search/ecotype',
  keyword: '/search/keyword',
  marker: '/search/markers',
  markers: '/search/markers',
  community: '/search/community',
  polyallele: '/search/polyallele',
  protein: '/search/protein',
  protocol: '/search/protocol',
  publication: '/search/publication',
  germplasm: '/search/germplasm',
  transposon: '/search/transposon',
}

/** Every address of the older site that leads somewhere; the first that fits wins (spec 3 §2.11). */
export const legacyRules: readonly LegacyRule[] = [
  { path: /^\/index\.jsp$/, to: () => at('/') },
  { path: /^\/help\/faq\.jsp$/, to: () => ({ external: 'faq' }) },
  { path: /^\/portals\/nomenclature\/index\.jsp$/, to: documentation },
  { path: /^\/tools\/bulk\/protein(\/|$)/, to: () => at('/search/protein') },
  { path: /^\/tools\/bulk\/sequences(\/|$)/, to: () => at('/type_sequences') },
  { path: /^\/tools\/bulk\//, to: documentation },
  { path: /^\/blast\/(?:index\.jsp)?$/, to: () => at('/tools/blast') },
  { path: /^\/jsp\/chromosomemap\/tool\.jsp$/, to: () => at('/lists/new') },
  { path: /^\/submit\/genefamily_submission\.jsp$/, to: () => gone },
  { path: /^\/submit\/.*\.jsp$/, to: documentation },

  { path: /(?:^|\/)person_detail\/(\d{1,15})$/, to: (_address, [, key]) => ({ path: recordPath(kinds.person, Number(key)) }) },
  { path: /(?:^|\/)organization_detail\/(\d{1,15})$/, to: (_address, [, key]) => ({ path: recordPath(kinds.organization, Number(key)) }) },

  { path: /^\/servlets\/search$/, when: isOfType('general'), to: generalSearch },
  { path: /^\/servlets\/search$/, when: isOfType('expression', 'expr'), to: () => at('/browse/microarray_experiments') },
  // The query behind 'Recently Added Literature': 14 days, 500 on a page, by journal. The page has settings of its own.
  {
    path: /^\/servlets\/search$/,
    when: (address) => isOfType('publication')(address) && address.textOf('size') === '500',
    to: () => at('/browse/recent_literature'),
  },
  { path: /^\/servlets\/search$/, to: searchForm },
  {
    path: /^\/servlets\/processor$/,
    when: isOfType('transposonfamily', 'transposon_family'),
    to: () => at('/browse/transposon_families'),
  },
  { path: /^\/servlets\/processor$/, when: isOfType('genesymbol', 'gene_class_symbol'), to: () => at('/browse/gene_symbols') },
  { path: /^\/servlets\/processor$/, when: isOfType('publication'), to: () => at('/browse/recent_literature') },
  { path: /^\/servlets\//, when: isOfType('job', 'jobs'), to: () => at('/news/jobs') },
  { path: /^\/servlets\//, when: isOfType('event', 'events'), to: () => at('/news/events') },
  { path: /^\/servlets\//, to: record },

  { path: /^\/browse\/recent_?literature\.jsp$/, to: () => at('/browse/recent_literature') },
  { path: /^\/browse\/transposon_?famil(?:y|ies)\.jsp$/, to: () => at('/browse/transposon_families') },
  { path: /^\/browse\/gene_?symbols?(?:\/index)?\.jsp$/, to: () => at('/browse/gene_symbols') },
  { path: /^\/browse\/gene_?family\/index\.jsp$/, to: () => at('/browse/gene_family') },
  { path: /^\/browse\/(?:index|overview)\.jsp$/, to: () => at('/browse/overview') },
  { path: /^\/news\/jobs?\.jsp$/, to: () => at('/news/jobs') },
  { path: /^\/news\/events?\.jsp$/, to: () => at('/news/events') },
  { path: /^\/news\/(?:index|news)\.jsp$/, to: () => at('/news/overview') },
  { path: /^\/download\/index(?:-auto)?\.jsp$/, to: downloadList },

  { path: /\.jsp$/, to: ({ written }) => ({ older: written }) },
]

/** Where an address of the older site leads, or null if it is not one. */
export function findLegacyTarget(url: string): LegacyTarget | null {
  const address = readLegacyAddress(url)
  const rule = findLegacyRule(address)
  const found = rule?.path.exec(address.path)
  return rule && found ? rule.to(address, found) : null
}

/** The first rule that fits an address. */
export function findLegacyRule(address: LegacyAddress): LegacyRule | undefined {
  return legacyRules.find(({ path, when }) => path.test(address.path) && (!when || when(address)))
}

/** LEGACY-023: one name, looked up among the records of a kind. */
function generalSearch({ textOf, wordOf }: LegacyAddress): LegacyTarget {
  const name = textOf('name')
  if (name === '') return at('/')
  const form = searchForms[wordOf('sub_type')]?.slice('/search/'.length)
  const category = searchCategories.find((known) => known === form) ?? 'genes'
  return { path: resultsPath(category, { searchText: name }) }
}

function searchForm({ wordOf }: LegacyAddress): LegacyTarget {
  const type = wordOf('type')
  const form = Object.hasOwn(searchForms, type) ? searchForms[type] : undefined
  return form === undefined ? gone : at(form)
}

function record(address: LegacyAddress): LegacyTarget {
  const path = legacyRecordPath(address)
  return path === null ? gone : { path }
}

/** LEGACY-018: the deepest folder first. */
const folders = ['GO_and_PO_Annotations/Gene_Ontology_Annotations', 'GO_and_PO_Annotations', 'Genes'] as const

function downloadList({ wordOf }: LegacyAddress): LegacyTarget {
  const dir = `${wordOf('dir').replace(/^\/*(download_files\/)?/, '')}/`
  const folder = folders.find((known) => dir.startsWith(`${known.toLowerCase()}/`))
  return at(folder === undefined ? '/download/overview' : downloadListPath(folder))
}
