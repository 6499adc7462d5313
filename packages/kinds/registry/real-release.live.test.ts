import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadRelease } from '@rosette/release-kit/load-release.ts'
import { testDatabase } from '@rosette/test-kit/test-database.ts'
import { expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const dir = process.env.ROSETTE_RELEASE_DIR
const { db } = await testDatabase('empty')

const run = promisify(execFile)

/** Counts with zcat, awk and sort: nothing of ours has a part in it. */
async function countWithShell(pipeline: string): Promise<string[]> {
  const { stdout } = await run('bash', ['-o', 'pipefail', '-c', pipeline], { cwd: dir, maxBuffer: 1e8 })
  return stdout.trim().split('\n')
}

test.skipIf(!dir)(
  'every locus, gene model, feature and germplasm of the official files is loaded (needs ROSETTE_RELEASE_DIR)',
  { timeout: 600_000 },
  async () => {
    const folder = dir ?? ''
    const report = await loadRelease({ db, kindServers, kinds, dir: folder, releaseId: 'real' })
    expect(report.sources.flatMap((source) => source.rejectedLines)).toEqual([])
    const files = await readdir(folder)
    const cat = (beginning: string) => `gzip -cdf ${join(folder, files.find((file) => file.startsWith(beginning)) ?? beginning)}`
    const gtf = cat('Araport11_GTF_genes_transposons')
    const bed = cat('Araport11_all_loci.bed')

    const counted = {
      loci: await countWithShell(`( ${gtf} | cut -d'"' -f4; ${bed} | cut -f4 ) | sort -u | wc -l`),
      models: await countWithShell(`${gtf} | cut -d'"' -f2 | sort -u | wc -l`),
      features: await countWithShell(`${gtf} | awk -F'\\t' '{ n[$3]++ } END { for (type in n) print type, n[type] }' | LC_ALL=C sort`),
      germplasms: await countWithShell(
        `${cat('Locus_Germplasm_Phenotype')} | tail -n +2 | cut -f2 | sed 's/^ *//; s/ *$//' | LC_ALL=C sort -u | wc -l`,
      ),
      phenotypes: await countWithShell(`${cat('Locus_Germplasm_Phenotype')} | tail -n +2 | wc -l`),
    }
    const loaded = async (sql: string) => {
      const { rows } = await db.pool.query<{ line: string }>(sql)
      return rows.map((row) => String(row.line))
    }
    expect({
      loci: await loaded('select count(*) as line from release_real.locus'),
      models: await loaded('select count(*) as line from release_real.gene_model'),
      features: await loaded(
        `select feature_type || ' ' || count(*) as line from release_real.gene_model_feature group by feature_type order by feature_type collate "C"`,
      ),
      germplasms: await loaded('select count(*) as line from release_real.germplasm'),
      phenotypes: await loaded('select count(*) as line from release_real.germplasm_phenotype'),
    }).toEqual(counted)
    const symbols = await loaded(`
      select symbol as line from release_real.locus join release_real.locus_symbol using (locus_id)
      where rank = 0 and name in ('AT4G18960', 'AT5G10140', 'AT1G65480', 'AT2G17950', 'AT5G61850', 'AT1G01010') order by name`)
    expect(symbols).toEqual(['NAC001', 'FT', 'WUS', 'AG', 'FLC', 'LFY'])
  },
)
