import type { Call } from './measure/closed-loop.ts'

/** What people type: symbols, ids and their prefixes, full names, words. */
export const searchTexts = [
  'AG',
  'FLC',
  'PHYB',
  'FT',
  'CO',
  'LFY',
  'WUS',
  'TT4',
  'ABI3',
  'SOC1',
  'ap1',
  'gl1',
  'EIN2',
  'CLV3',
  'BRI1',
  'AT4G18960',
  'AT1G01010',
  'at5g10140',
  'AT2G18790',
  'AT1G65480',
  'AT3G24650',
  'AT5G61850',
  'AT4G18960.1',
  'AT1G01010.1',
  'AT1G0',
  'AGL',
  'MYB',
  'NAC',
  'WRKY',
  'at5g61',
  'CYP7',
  'AGAMOUS',
  'FLOWERING LOCUS C',
  'phytochrome B',
  'AGAMOUS-like',
  'SUPPRESSOR OF OVEREXPRESSION OF CO 1',
  'heat shock protein',
  'transcription factor',
  'kinase',
  'flowering time',
  'cell wall',
  'auxin response',
  'disease resistance protein',
  'ribosomal protein',
  'zinc finger',
  'abscisic acid signaling',
  'chloroplast',
  'unknown protein',
  'cold stress',
  'MADS-box',
] as const

/** A call of the search pages, as the browser makes it. */
export type MixedCall = { sort: 'general' | 'detail' | 'suggest'; method: 'GET' | 'POST'; path: string; body: object | null }

/** Of a hundred calls. */
const shares = { general: 60, detail: 25, suggest: 15 } as const

const page = { page: 1, pageSize: 25 }

const general = searchTexts.flatMap((searchText, index) => [
  { searchText, category: 'genes' },
  // Two in three visitors look for genes.
  ...(index % 2 === 0 ? [{ searchText, category: ['protein', 'germplasm', 'polyallele', 'keyword'][index % 4] ?? 'protein' }] : []),
])

/** What forms ask for: names, texts, types, places, annotations. */
const detail: readonly { call: string; searchTerms: object[] }[] = [
  ...['AG', 'MYB', 'FLOWERING', 'AT1G01', 'kinase'].map((text) => ({
    call: 'gene',
    searchTerms: [{ detailSearchText: text }, { searchType: 'starts_with' }, { searchBy: 'Gene Name' }],
  })),
  ...['transcription factor', 'binding', 'response to', 'chloroplast'].map((text) => ({
    call: 'gene',
    searchTerms: [{ detailSearchText: text }, { searchType: 'contains' }, { searchBy: 'Description' }],
  })),
  { call: 'gene', searchTerms: [{ geneModelType: ['protein_coding'] }, { chromosome: '4' }] },
  { call: 'gene', searchTerms: [{ chromosome: '1' }, { mapType: 'AGI' }, { startPos: 100 }, { endPos: 900 }] },
  { call: 'gene', searchTerms: [{ keywordTerm: 'flower' }, { keywordType: 'proc' }] },
  { call: 'gene', searchTerms: [] },
  ...['AT4G', 'AT1G01010', 'AT5G'].map((nameText) => ({
    call: 'protein',
    searchTerms: [{ nameSection: { nameBy: 'locus', nameType: 'starts_with', nameText } }],
  })),
  { call: 'protein', searchTerms: [{ physioSection: [{ type: 'length', min: 100, max: 300 }] }] },
  ...['SALK', 'CS', 'ag-'].map((search_input) => ({
    call: 'germplasm',
    searchTerms: [{ searchTerms: { search_type: 'name', search_method: 'starts_with', search_input } }],
  })),
  { call: 'polymorphism', searchTerms: [{ polymorphism_type: ['insertion'] }] },
  { call: 'publication', searchTerms: [{ year_from: 2000 }, { year_to: 2010 }] },
]

const typed = searchTexts.map((text) => text.slice(0, Math.max(2, Math.ceil(text.length / 2))))

/** Every call that the mix may have. */
export function mixedCalls(): MixedCall[] {
  return [...general.map((calls) => post('general', 'general', { ...calls, ...page })), ...detail.map(detailCall), ...typed.map(suggest)]
}

/** A hundred of the calls in the shares above, each sort spread evenly over them. */
export function mixOf<Mixed extends { call: Pick<MixedCall, 'sort'> }>(prepared: readonly Mixed[]): Mixed[] {
  const places = Object.entries(shares).flatMap(([sort, share]) => {
    const own = prepared.filter(({ call }) => call.sort === sort)
    return Array.from({ length: own.length === 0 ? 0 : share }, (_, index) => ({ at: (index + 0.5) / share, own: own[index % own.length] }))
  })
  return places.sort((one, other) => one.at - other.at).flatMap(({ own }) => own ?? [])
}

/** The first page of what a form finds. */
export function detailCall({ call, searchTerms }: { call: string; searchTerms: readonly object[] }): MixedCall {
  return post('detail', call, { searchTerms, facets: true, ...page })
}

/** A call as it goes to the API. */
export function apiCall({ method, path, body }: Pick<MixedCall, 'method' | 'path' | 'body'>, apiUrl: string): Call {
  return { method, url: new URL(path, apiUrl), body: body && JSON.stringify(body) }
}

function post(sort: MixedCall['sort'], call: string, body: object): MixedCall {
  return { sort, method: 'POST', path: `/api/search/${call}`, body }
}

function suggest(text: string): MixedCall {
  return { sort: 'suggest', method: 'GET', path: `/api/suggest?${new URLSearchParams({ text, category: 'genes' })}`, body: null }
}
