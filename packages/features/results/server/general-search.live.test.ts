import { highlightEnd, highlightStart, type SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, type SearchCategory } from '@rosette/kinds/registry/search-entries.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()

type Answer = SearchAnswer<Record<string, unknown>>

async function search(category: SearchCategory, searchText: string): Promise<Answer> {
  const { status, body } = await as('anonymous').post('/api/search/general', { searchText, category, highlight: true, pageSize: 100 })
  expect(status).toBe(200)
  // The schema of the answer is checked by the server.
  return body as Answer
}

/** The first column of every results table is the name of the record. */
function namesOf(category: SearchCategory, { docs }: Answer): string[] {
  const [column] = cardOf({ kind: kindOfSearch(category) }).columns
  // The answer is one of this category, whose columns take its rows.
  return docs.map((doc) => column?.text(doc as never) ?? '')
}

/** Why the record of this name was found; brackets stand for the two highlight characters. */
async function whyFound(category: SearchCategory, text: string, name: string): Promise<string | null> {
  const answer = await search(category, text)
  const why = answer.whys?.[namesOf(category, answer).indexOf(name)]
  if (!why) return null
  return `${why.label} ${why.how} ${why.text.replaceAll(highlightStart, '[').replaceAll(highlightEnd, ']')}`
}

test.each([
  ['flower development', 'keyword is [flower development]'],
  ['FLORAL organ', 'keyword is [floral organ]'],
  ['GO:0009908', 'GO id is [GO:0009908]'],
  ['po 0009046', 'PO id is [PO:0009046]'],
])('[GENERAL-013] [GENERAL-016] the annotations of AG and the terms above them find it: %s', async (text, why) => {
  expect(await whyFound('genes', text, 'AT4G18960')).toBe(why)
})

test('[GENERAL-013] the id of a term finds the loci that its page counts: annotated to it or below', async () => {
  const { rows } = await database.db.pool.query<{ id: string; loci: number }>(`
    select external_id as id, total_locus_count as loci from release_${database.releaseId}.ontology_term
    join release_${database.releaseId}.keyword_count using (keyword_id)
    where external_id is not null and total_locus_count > 0 and locus_count < total_locus_count order by total_locus_count limit 5`)
  const direct = await database.db.pool.query<{ id: string; loci: number }>(`
    select external_id as id, total_locus_count as loci from release_${database.releaseId}.ontology_term
    join release_${database.releaseId}.keyword_count using (keyword_id)
    where external_id is not null and locus_count = total_locus_count and locus_count > 0 limit 5`)
  expect([rows.length, direct.rows.length]).toEqual([5, 5])
  for (const { id, loci } of [...rows, ...direct.rows]) expect((await search('genes', id)).total, id).toBe(loci)
})

test('[GENERAL-013] [GENERAL-024] words of different terms find a gene, and words of a phenotype', async () => {
  // AG is annotated to `plant structure` and to `flower development`.
  expect(namesOf('genes', await search('genes', 'plant structure'))).toContain('AT4G18960')
  expect(namesOf('genes', await search('genes', 'structure development'))).toContain('AT4G18960')
  expect(await whyFound('genes', 'short circadian period', 'AT1G22770')).toBe(
    'phenotype contains Late flowering in long days; [short] [circadian] [period].',
  )
})

test.each([
  ['SALKseq_043741.2', 'insertion line is [SALKseq_043741.2]', 'AT4G18960'],
  ['DEMO_1003_10', 'insertion line is [DEMO_1003_10]', 'AT1G90030'],
  ['N25', 'germplasm is [CS25]', 'AT4G18960'],
  ['NM_105222', 'sequence is [NM_105222]', 'AT1G65480'],
  ['PF00400', 'protein domain is [PF00400]', 'AT1G90010'],
  ['IPR001680', 'protein domain is [IPR001680]', 'AT1G90010'],
  ['12863_r_at', 'array element is [12863_r_at]', 'AT4G18960'],
  ['7919989', 'PubMed id is [7919989]', 'AT4G36920'],
])('[GENERAL-014] [GENERAL-016] gene search finds the gene that %s belongs to', async (id, why, locus) => {
  expect(await whyFound('genes', id, locus)).toBe(why)
})

test.each([
  ['germplasm', 'dwarf', 'CS25', null],
  [
    'germplasm',
    'little change in short days',
    'fha-1',
    'phenotype contains Late flowering in long [days]; [little] [change] in [short] [days].',
  ],
  ['germplasm', 'AT4G18960', 'CS25', 'locus is [AT4G18960]'],
  ['germplasm', 'agamous', 'CS25', 'full name of the gene is [agamous]'],
  ['germplasm', 'W10058', 'CS6130', 'other name is [W10058]'],
  ['germplasm', 'ABI3-4', 'CS6130', 'other name is [abi3-4]'],
  ['polyallele', 'AT4G26080', 'abi1-1', 'locus is [AT4G26080]'],
  ['polyallele', 'ABI1', 'abi1-1', 'name starts [abi1]-1'],
  ['dna', 'AT4G18960', 'DEMO_CLONE_AG01', 'locus is [AT4G18960]'],
  ['dna', 'AG', 'DEMO_CLONE_AG01', 'gene symbol is [AG]'],
  ['markers', 'AT4G18960', 'DEMO_CAPS1', 'locus is [AT4G18960]'],
  ['markers', 'ag', 'DEMO_CAPS1', 'gene symbol is [ag]'],
  ['protein', 'P17839', 'AT4G18960.1', 'UniProt id of the locus is [P17839]'],
  ['protein', 'PF00400', 'AT1G90010.2', 'protein domain is [PF00400]'],
  ['ecotype', 'ireland', 'Bur-0', 'country is [ireland]'],
  ['ecotype', 'col-0', 'Col-0', 'full name is [Col-0]'],
] as const)('[GENERAL-012] [GENERAL-015] [GENERAL-016] %s: %s finds %s', async (category, text, name, why) => {
  expect(await whyFound(category, text, name)).toBe(why)
})

test.each([
  ['genes', 'AT4G 18960', ['AT4G18960']],
  ['genes', 'at4g18960.1', ['AT4G18960']],
  ['genes', 'AT4G18960,AT1G65480', ['AT4G18960', 'AT1G65480']],
  ['germplasm', 'CS 25', ['CS25']],
  ['germplasm', 'N25', ['CS25']],
  ['genes', 'demonstration beta-subunit', ['AT2G90020']],
  ['genes', 'DEMONSTRATION Β-SUBUNIT', ['AT2G90020']],
  ['genes', 'demo-beta1', ['AT2G90020']],
] as const)('[GENERAL-017] %s: %s finds %j', async (category, text, names) => {
  expect(
    namesOf(category, await search(category, text))
      .slice(0, names.length)
      .toSorted(),
  ).toEqual([...names].toSorted())
})

test('[GENERAL-016] a symbol that is the text says so, one that begins with it too', async () => {
  expect(await whyFound('genes', 'ag', 'AT4G18960')).toBe('symbol is [AG]')
  expect(await whyFound('genes', 'phytochrome', 'AT2G18790')).toBe('full name starts [phytochrome] B')
})

const pasted =
  'flower leaf root shoot stem seed gene protein kinase factor light dark embryo pollen ovule stamen petal sepal carpel meristem auxin acid salt cold heat iron zinc a b c d e f g h i j k l m'

test.each(Array.from({ length: 40 }, (_, at) => at + 1))(
  '[GENERAL-024] a text of %i words is not too long for the engine',
  async (count) => {
    const searchText = pasted.split(' ').slice(0, count).join(' ')
    for (const category of ['genes', 'protein', 'germplasm'] as const) await search(category, searchText)
  },
)
