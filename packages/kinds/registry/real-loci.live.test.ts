import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { loadedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { LocusRecord } from '../locus/contract/locus-record.ts'
import { kindServers } from './server.ts'

// Only what the gate has loaded is looked at: loading the official files for these alone would take minutes.
const dir = process.env.ROSETTE_RELEASE_DIR
const prepared = loadedRelease()
const onReal = test.skipIf(!dir || !prepared)
const run = promisify(execFile)

/** The lines that zcat, cut and grep make of the files: nothing of ours has a part in it. */
async function linesOf(pipeline: string): Promise<string[]> {
  const { stdout } = await run('bash', ['-o', 'pipefail', '-c', pipeline], { cwd: dir, maxBuffer: 1e8 })
  return stdout.trim().split('\n')
}

/** The values of a query in the release. */
async function column(sql: string): Promise<string[]> {
  if (!prepared) return []
  const { rows } = await prepared.db.pool.query<{ line: string }>(sql)
  return rows.map(({ line }) => String(line))
}

/** The record as the build makes it. */
async function recordOf(name: string): Promise<LocusRecord> {
  const [key] = await column(`select locus_id as line from release_real.locus where name = '${name}'`)
  const loci = prepared && (await kindServers.locus.loadRecords(prepared.db.release('real'), [Number(key)]))
  return LocusRecord.parse(loci?.get(Number(key)))
}

function missing(wanted: readonly string[], held: readonly string[]): string[] {
  const known = new Set(held)
  return wanted.filter((name) => !known.has(name))
}

const newerAliases = 'zcat gene_aliases_20230630.csv.gz | tail -n +2'
const olderAliases = `zcat gene_aliases_20180330.txt.gz | tail -n +2 | tr -d '"'`
const newerDescriptions = 'zcat Araport11_functional_descriptions_20201231.txt.gz | tail -n +2'
const olderDescriptions = `zcat Araport11_functional_descriptions_20180330.txt.gz | tail -n +2 | tr -d '"'`
/** A program of awk: lines of the second file about names that the first does not have. */
const aboutOthers = 'NR == FNR { has[toupper($1)]; next } !(toupper($1) in has)'

const isNoAgiCode = 'grep -viE "^AT[1-5CM]G[0-9]{5}([.]|$)" | grep -v "^ *$" | tr a-z A-Z | sort -u'

onReal(
  '[TRUTH-001] [TRUTH-002] no model is untranslated where it is coding, and 1,331 contradictions are told (needs ROSETTE_LOADED_SITE)',
  async () => {
    const { geneModels } = await recordOf('AT1G10100')
    expect(geneModels[0]?.features.map(({ type }) => type)).toEqual(['CDS', 'exon', 'CDS', 'exon', 'CDS', 'exon', 'CDS', 'exon'])
    expect(await column(`select count(*) as line from release_real.contradiction where statement like 'untranslated%'`)).toEqual(['1331'])
  },
)

onReal(
  '[TRUTH-003] [FGENE-014] every name of aliases, descriptions and phenotypes without an AGI code is a record without position',
  async () => {
    const names = await linesOf(
      `( ${newerAliases} | cut -d, -f1; ${olderAliases} | cut -f1; ${newerDescriptions} | cut -f1; ${olderDescriptions} | cut -f1; ` +
        `zcat Locus_Germplasm_Phenotype_*.gz | tail -n +2 | cut -f1 ) | ${isNoAgiCode}`,
    )
    const genetic = await column('select upper(name) as line from release_real.locus where is_genetic and chromosome is null')
    expect(names.length).toBeGreaterThan(3300)
    expect(missing(names, genetic)).toEqual([])
    for (const name of ['ACL2', 'AAN', 'ALB2']) {
      const { description, knownFrom, span } = await recordOf(name)
      expect([description === null, knownFrom.length > 1, span]).toEqual([false, true, null])
    }
  },
)

onReal(
  '[DATA-080] [DATA-082] a locus has the symbols of the newest file that has it, SEP1 to SEP4 are spelled out and none is a date',
  async () => {
    const [pairs] = await linesOf(
      `( ${newerAliases} | cut -d, -f1,2 | tr , '\\t' | grep -vP '\\t1-Jul$'; ` +
        `awk -F'\\t' '${aboutOthers}' <( ${newerAliases} | cut -d, -f1 ) <( ${olderAliases} | cut -f1,2 ) ) | LC_ALL=C sort -u | wc -l`,
    )
    expect(await column('select count(*) as line from (select distinct name, symbol from release_real.gene_alias) as pair')).toEqual([
      pairs,
    ])
    const spelled = await linesOf(`${olderAliases} | cut -f1,2 | grep -P '\\tSEP[1-4]$' | LC_ALL=C sort`)
    expect(spelled).toHaveLength(6)
    const ofSite = `select name || e'\\t' || symbol as line from release_real.locus join release_real.locus_symbol using (locus_id) where symbol ~ '^SEP[1-4]$'`
    expect((await column(ofSite)).toSorted()).toEqual(spelled)
    expect(await column(`select symbol as line from release_real.locus_symbol where symbol ~ '^[0-9]+-[A-Z][a-z][a-z]$'`)).toEqual([])
  },
)

onReal('[DATA-080] [DATA-083] a gene model has the summary of the newest file that has it', async () => {
  const [summaries] = await linesOf(
    `( ${newerDescriptions}; awk -F'\\t' '${aboutOthers}' <( ${newerDescriptions} ) <( ${olderDescriptions} ) ) | ` +
      `awk -F'\\t' '$4 ~ /[^ ]/ { n++ } END { print n }'`,
  )
  expect(await column('select count(*) as line from release_real.functional_description where curator_summary is not null')).toEqual([
    summaries,
  ])
})

onReal('[TRUTH-005] [TRUTH-006] every locus of TAIR10, of the list of ids and of BED12 is a record that names its files', async () => {
  const names = await linesOf(
    `( zcat TAIR10_locus_type.tsv.gz | cut -f1; zcat AGI_locusId_mapping_*.gz | tail -n +2 | cut -d, -f1 | tr -d '"'; ` +
      `zcat Araport11_mRNA.bed12.gz | cut -f4 | cut -d. -f1 ) | tr a-z A-Z | sort -u`,
  )
  expect(missing(names, await column('select name as line from release_real.locus'))).toEqual([])
  const unnamed = `select name as line from release_real.locus where (chromosome is null or is_obsolete) and cardinality(known_from) = 0`
  expect(await column(unnamed)).toEqual([])
  const [dal1, mas, dropped] = [await recordOf('AT2G33430'), await recordOf('AT5G65075'), await recordOf('AT1G01073')]
  expect([dal1.locusId, dal1.isObsolete, dal1.symbols.some(({ name }) => name === 'DAL1'), dal1.publications.total]).toEqual([
    2051003,
    false,
    true,
    15,
  ])
  expect([mas.locusId, mas.isObsolete]).toEqual([6533850174, false])
  expect([dropped.isObsolete, dropped.droppedModels.map(({ label }) => label)]).toEqual([true, ['AT1G01073.1']])
  expect(await column('select name as line from release_real.gene where locus_id is null')).toEqual([])
  expect(await column('select locus_name as line from release_real.annotation where locus_id is null')).toEqual([])
})

onReal('[TRUTH-007] the loci that count are the 38,193 of the annotation', async () => {
  const [placed] = await linesOf(
    `( zcat Araport11_GTF_genes_transposons*.gz | cut -d'"' -f4; zcat Araport11_all_loci.bed.gz | cut -f4 ) | sort -u | wc -l`,
  )
  const counted = await column(`select count(*) as line from release_real.locus where ${kindServers.locus.keys.counted}`)
  expect([placed, ...counted]).toEqual(['38193', '38193'])
})

onReal('[TRUTH-010] no text of a locus or a phenotype holds an HTML entity', async () => {
  const texts = `
    select name as line from release_real.germplasm union all select phenotype from release_real.germplasm_phenotype
    union all select full_name from release_real.gene_alias union all select curator_summary from release_real.functional_description`
  expect(await column(`select line from (${texts}) as text where line ~ '&(#[0-9]+|#x[0-9a-f]+|[a-z]+);'`)).toEqual([])
})
