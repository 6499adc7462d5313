import { z } from 'zod'

/** The API of a site. */
export type Api = { get(path: string): Promise<unknown>; post(path: string, body: object): Promise<unknown> }

/** A call of a tool, and the facts in its data beside those that the API answers. */
export type FactCase = {
  tool: string
  input: Readonly<Record<string, unknown>>
  ofTool(data: unknown): unknown
  ofApi(api: Api): Promise<unknown>
}

/** Reads a value as far as it is compared. */
function facts<Schema extends z.ZodType>(schema: Schema, pick: (value: z.output<Schema>) => unknown): (value: unknown) => unknown {
  return (value) => pick(schema.parse(value))
}

const loci = ['AT4G18960', 'AT1G65480', 'AT5G10140']
const Rows = z.object({ total: z.int(), rows: z.array(z.object({ name: z.string() })) })
const Docs = z.object({ total: z.int(), docs: z.array(z.looseObject({ gene_name: z.string() })) })
const namesOfRows = facts(Rows, ({ total, rows }) => [total, ...rows.map(({ name }) => name)])
const namesOfDocs = facts(Docs, ({ total, docs }) => [total, ...docs.map((doc) => doc.gene_name)])

/** The keys of loci, for calls that take nothing else. */
async function keysOf(api: Api): Promise<number[]> {
  const { lines } = z
    .object({ lines: z.array(z.object({ record: z.object({ key: z.int() }) })) })
    .parse(await api.post('resolve', { ids: loci, kind: 'locus' }))
  return lines.map(({ record }) => record.key)
}

const Annotations = z.object({
  total: z.int(),
  rows: z.array(z.object({ locus: z.string(), term: z.string(), evidence: z.string().nullable() })),
})
const AnnotationDocs = z.object({
  total: z.int(),
  docs: z.array(z.object({ locus_name: z.string(), keyword: z.string(), evidenceCodeFull: z.string().nullable() })),
})
const ids = [...loci, 'AT5G61850', 'AT1G69120', 'AT3G54340', 'AT5G20240', 'AT2G45660']

/** One call of every tool but blast, which starts a run. */
export const factCases: readonly FactCase[] = [
  {
    tool: 'resolve',
    input: { ids: ['ag', 'AT1G65480.1', 'FLC', 'nonsense'], kind: 'locus' },
    ofTool: facts(
      z.object({ rows: z.array(z.object({ is: z.string(), record: z.object({ name: z.string() }).optional() })) }),
      ({ rows }) => rows.map(({ is, record }) => [is, record?.name]),
    ),
    ofApi: async (api) =>
      facts(
        z.object({ lines: z.array(z.object({ bucket: z.string(), record: z.object({ label: z.string() }).optional() })) }),
        ({ lines }) => lines.map(({ bucket, record }) => [bucket, record?.label]),
      )(await api.post('resolve', { ids: ['ag', 'AT1G65480.1', 'FLC', 'nonsense'], kind: 'locus' })),
  },
  {
    tool: 'search',
    input: { text: 'flowering time', limit: 20 },
    ofTool: namesOfRows,
    ofApi: async (api) =>
      namesOfDocs(await api.post('search/general', { searchText: 'flowering time', category: 'genes', page: 1, pageSize: 20 })),
  },
  {
    tool: 'get_record',
    input: { id: 'AT4G18960' },
    ofTool: facts(z.object({ facts: z.record(z.string(), z.unknown()), sections: z.record(z.string(), z.int()) }), (data) => ({
      ...data.facts,
      ...Object.fromEntries(Object.keys(data.sections).map((name) => [name, 'a section'])),
    })),
    async ofApi(api) {
      const record = z.record(z.string(), z.unknown()).parse(await api.get('detail/locus?name=AT4G18960'))
      const isShort = (value: unknown) => typeof value !== 'object' || value === null
      return Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name, isShort(value) && String(value).length <= 400 ? value : 'a section']),
      )
    },
  },
  {
    tool: 'get_annotations',
    input: { ids: loci, limit: 100 },
    ofTool: facts(Annotations, ({ total, rows }) => [total, ...rows.map((row) => `${row.locus} ${row.term} ${row.evidence}`)]),
    ofApi: async (api) =>
      facts(AnnotationDocs, ({ total, docs }) => [total, ...docs.map((doc) => `${doc.locus_name} ${doc.keyword} ${doc.evidenceCodeFull}`)])(
        await api.post('search/annotation', { searchTerms: [{ genes: { keys: await keysOf(api) } }], page: 1, pageSize: 100 }),
      ),
  },
  {
    tool: 'get_sequences',
    input: { ids: loci },
    ofTool: facts(z.object({ rows: z.array(z.object({ name: z.string(), sequence: z.string() })) }), ({ rows }) =>
      rows.map(({ name, sequence }) => `${name} ${sequence}`),
    ),
    ofApi: async (api) =>
      z
        .string()
        .parse(await api.post('search/sequences', { ids: loci, dataset: 'araport11_protein' }))
        .split(/^>/m)
        .filter((text) => text !== '' && !text.includes('NOT FOUND:'))
        .map((text) => `${text.split(/\s/, 1)[0]} ${text.split('\n').slice(1).join('')}`),
  },
  {
    tool: 'enrich',
    input: { ids },
    ofTool: facts(z.object({ method: z.string(), rows: z.array(z.object({ id: z.string(), found: z.int() })) }), ({ method, rows }) => [
      method,
      ...rows.map(({ id, found }) => `${id} ${found}`),
    ]),
    ofApi: async (api) =>
      facts(z.object({ method: z.string(), terms: z.array(z.object({ id: z.string(), found: z.int() })) }), ({ method, terms }) => [
        method,
        ...terms.slice(0, 20).map(({ id, found }) => `${id} ${found}`),
      ])(await api.post('enrichment', { items: ids })),
  },
  {
    tool: 'find_mutants',
    input: { ids: loci },
    ofTool: facts(
      z.object({ genes: z.array(z.object({ locus: z.string(), lines: z.int(), rows: z.array(z.object({ line: z.string() })) })) }),
      ({ genes }) => genes.map(({ locus, lines, rows }) => [locus, lines, ...rows.map(({ line }) => line)]),
    ),
    ofApi: async (api) =>
      facts(
        z.object({
          genes: z.array(
            z.object({ locus: z.object({ label: z.string() }), lines: z.int(), shown: z.array(z.object({ line: z.string() })) }),
          ),
        }),
        ({ genes }) => genes.map(({ locus, lines, shown }) => [locus.label, lines, ...shown.map(({ line }) => line)]),
      )(await api.get(`mutants?size=100&items=${loci.join(',')}`)),
  },
  {
    tool: 'find_in_region',
    input: { chromosome: 'Chr4', start: 10_300_000, end: 10_450_000 },
    ofTool: namesOfRows,
    ofApi: async (api) =>
      namesOfDocs(
        await api.post('search/gene', {
          searchTerms: [{ chromosome: '4' }, { mapType: 'AGI' }, { startPos: 10_300 }, { endPos: 10_450 }, { gaUnit: 'kbp' }],
          page: 1,
          pageSize: 25,
        }),
      ),
  },
  {
    tool: 'release_info',
    input: {},
    ofTool: facts(z.object({ counts: z.record(z.string(), z.int()), held: z.array(z.string()) }), (data) => data),
    ofApi: async (api) =>
      facts(z.object({ counts: z.record(z.string(), z.int()), held: z.array(z.string()) }), (data) => data)(await api.get('release')),
  },
]
