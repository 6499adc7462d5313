import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { loadedRelease, testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { kinds } from './contract.ts'
import { kindServers } from './server.ts'

const dir = process.env.ROSETTE_RELEASE_DIR
const prepared = loadedRelease()
const { db } = prepared ?? (await testDatabase('empty'))

const run = promisify(execFile)

/** Counts with zcat, awk and sort: nothing of ours has a part in it. */
async function countWithShell(pipeline: string): Promise<string[]> {
  const { stdout } = await run('bash', ['-o', 'pipefail', '-c', pipeline], { cwd: dir, maxBuffer: 1e8 })
  return stdout.trim().split('\n')
}

// Programs of awk. The first file of two lists the loci.
const ofLoci = 'NR == FNR { is[$1]; next } $1 in is'
const pairsOfLoci = 'NR == FNR { is[$1]; next } ($1 in is) && ($2 in is) && $1 != $2 { print $1, $2; print $2, $1 }'
const poolNames =
  '{ print $1; split($4, end, "-"); print end[1]; for (pool = int(substr(end[1], 4)) + 1; pool <= substr(end[2], 4) + 0; pool++) print "CSJ" pool }'
const familyMembers =
  '{ gsub(/^ +| +$/, "", $1); gsub(/^ +| +$/, "", $2); text = toupper($3); ' +
  'while (match(text, /AT[1-5CM]G[0-9][0-9][0-9][0-9][0-9]/)) { print substr(text, RSTART, 9) "\\t" $1 "\\t" $2; text = substr(text, RSTART + 9) } }'

test.skipIf(!dir)(
  'every locus, gene model, feature and germplasm of the official files is loaded (needs ROSETTE_RELEASE_DIR)',
  { timeout: 600_000 },
  async () => {
    const folder = dir ?? ''
    if (!prepared) await loadRelease({ db, kindServers, kinds, dir: folder, releaseId: 'real' })
    // What the genome's file has too much is shown with the sequences.
    const { rows: rejected } = await db.pool.query(`
      select * from release_real.rejected_line where file not in (select file from release_real.release_source where title = 'Genome')`)
    // 27 symbols of this file are dates, and the older file has all but this one.
    const reason = '"1-Jul" is a date that a spreadsheet made of a symbol, and no older file has the symbol'
    expect(rejected).toEqual([{ file: 'gene_aliases_20230630.csv.gz', line: 21_894, reason }])
    const files = await readdir(folder)
    const cat = (beginning: string) => `gzip -cdf ${join(folder, files.find((file) => file.startsWith(beginning)) ?? beginning)}`
    const gtf = cat('Araport11_GTF_genes_transposons')
    const bed = cat('Araport11_all_loci.bed')
    // Loci that only other lists have are records too; see real-loci.live.test.ts.
    const lociOf =
      `( ${gtf} | cut -d'"' -f4; ${bed} | cut -f4; ${cat('TAIR10_locus_type')} | cut -f1; ${cat('Araport11_mRNA.bed12')} | cut -f4 | cut -d. -f1; ` +
      `${cat('AGI_locusId_mapping')} | tail -n +2 | cut -d, -f1 | tr a-z A-Z; ${cat('TAIR_locus_names_synonyms')} | tail -n +2 | cut -f1 )`
    const bestHits = ['Alyrata', 'Crubella', 'Esalsugineum', 'Thalophila', 'Mtruncatula', 'Bdistachyon']
      .map(
        (species) =>
          `${cat(`Athaliana_${species}`)} | tail -n +2 | grep -v NewID | awk -F';' '{ sub(/[.][0-9]+$/, "", $1); print $1, "${species}", $2 }'`,
      )
      .join('; ')
    const rice = `${cat('Arabidopsis_rice')} | awk '{ print $1, "rice", $2 }'`
    const maize = `${cat('Athaliana_maize')} | tail -n +2 | awk -F'\\t' '{ sub(/[.][0-9]+$/, "", $2); sub(/_T[0-9]+$/, "", $3); print $2, "maize", $3 }'`

    const counted = {
      loci: await countWithShell(`( ${gtf} | cut -d'"' -f4; ${bed} | cut -f4 ) | sort -u | wc -l`),
      models: await countWithShell(`${gtf} | cut -d'"' -f2 | sort -u | wc -l`),
      features: await countWithShell(`${gtf} | awk -F'\\t' '{ n[$3]++ } END { for (type in n) print type, n[type] }' | LC_ALL=C sort`),
      germplasms: await countWithShell(
        `( ${cat('Locus_Germplasm_Phenotype')} | tail -n +2 | cut -f2 | sed 's/^ *//; s/ *$//'; ` +
          `${cat('ABRC_seed_stock_lists')} | tail -n +2 | cut -f1; ${cat('ABRC_AKF_seed_pools')} | tail -n +2 | awk -F'\\t' '${poolNames}' ) | LC_ALL=C sort -u | wc -l`,
      ),
      paralogs: await countWithShell(
        `awk -F'\\t' '${pairsOfLoci}' <( ${lociOf} ) <( ${cat('Athaliana_paralog_pairs')} | tail -n +2 ) | sort -u | wc -l`,
      ),
      orthologs: await countWithShell(`( ${bestHits}; ${rice}; ${maize} ) | awk '${ofLoci}' <( ${lociOf} ) - | LC_ALL=C sort -u | wc -l`),
      geneFamilies: await countWithShell(
        `${cat('TAIR_gene_families_table')} | tail -n +2 | awk -F'\\t' '${familyMembers}' | awk -F'\\t' '${ofLoci}' <( ${lociOf} ) - | LC_ALL=C sort -u | wc -l`,
      ),
      genes: await countWithShell(
        `( ${gtf} | cut -d'"' -f2; ${cat('TAIR10_gene_model_TAIR_gene_id')} | grep -v 'na$' | cut -f1; ( ${cat('Araport11_functional_descriptions_2018')} | cut -d'"' -f2; ${cat('Araport11_functional_descriptions_2020')} | cut -f1 ) | grep -iE '^AT[1-5CM]G[0-9]{5}\\.' ) | LC_ALL=C sort -u | wc -l`,
      ),
      proteins: await countWithShell(`${cat('Araport11_genes.')} | grep -c '^>'`),
      signatures: await countWithShell(`${cat('Araport11_protein_domains')} | tail -n +2 | wc -l`),
      phenotypes: await countWithShell(`${cat('Locus_Germplasm_Phenotype')} | tail -n +2 | wc -l`),
      keywords: await countWithShell(
        `( ${cat('GO_terms_definitions')} | tail -n +2 | cut -f1; ${cat('po.obo')} | grep -o '^id: PO:.*' ) | LC_ALL=C sort -u | wc -l`,
      ),
      ecotypes: await countWithShell(`${cat('AraPheno_accessions')} | tail -n +2 | cut -d, -f1 | sort -u | wc -l`),
      transposons: await countWithShell(`${cat('TAIR10_Transposable_Elements')} | tail -n +2 | cut -f1 | sort -u | wc -l`),
      families: await countWithShell(`${cat('TAIR10_Transposable_Elements')} | tail -n +2 | cut -f5 | LC_ALL=C sort -u | wc -l`),
      markers: await countWithShell(
        `( ${cat('ArabMAGIC_markers')} | tail -n +5 | cut -d, -f1; ${cat('384_SNPs_list')} | tail -n +2 | cut -d, -f1; ` +
          `${cat('LerCvi_RIL_genetic_map')} | tail -n +2 | cut -d, -f1; ${cat('ColKas_RIL_genotypes')} | head -1 | cut -d, -f2- | tr ',' '\\n'; ${cat('Salome2012')} | tail -n +2 | cut -f2,3 ) | LC_ALL=C sort -u | wc -l`,
      ),
      // Seven sequences, and a genetic map for each population and chromosome.
      maps: await countWithShell(
        `( seq 7; ${cat('LerCvi_RIL_genetic_map')} | tail -n +2 | cut -d, -f2 | sed 's/^/RIL /'; ` +
          `${cat('Salome2012')} | tail -n +2 | cut -f1,2 ) | sort -u | wc -l`,
      ),
      clones: await countWithShell(
        `awk -F'\\t' '${ofLoci}' <( ${lociOf} ) <( ${cat('TAIR_locus_names_synonyms')} | tail -n +2 ) | cut -f3 | tr '|' '\\n' | ` +
          `grep -E '^([FTK][0-9]{1,2}[A-P][0-9]{1,2}|M[A-Z]{2}[0-9]{1,2})[.][0-9]+$' | cut -d. -f1 | LC_ALL=C sort -u | wc -l`,
      ),
      sequences: await countWithShell(`${cat('TAIR10_gene_model_RefSeq')} | cut -f2 | sort -u | wc -l`),
      arrayElements: await countWithShell(
        `( ${cat('TAIR_LocusArrayElement_affymetrix')} | tail -n +2; ${cat('TAIR_LocusArrayElement_AFGC')} | tail -n +2 ) | cut -f2 | sort -u | wc -l`,
      ),
      arrayExperiments: await countWithShell(`${cat('AtGenExpress_experiments')} | tail -n +2 | cut -f2 | LC_ALL=C sort -u | wc -l`),
      publications: await countWithShell(`${cat('Locus_Published')} | tail -n +2 | cut -f2 | sort -u | wc -l`),
      flanks: await countWithShell(`${cat('T-DNASeq.Genes')} | cut -f1 | sort -u | wc -l`),
      genotypedLines: await countWithShell(`${cat('sum_SALK_confirmed')} | tail -n +2 | cut -f2 | grep -vx NA | wc -l`),
    }
    const loaded = async (sql: string) => {
      const { rows } = await db.pool.query<{ line: string }>(sql)
      return rows.map((row) => String(row.line))
    }
    expect({
      loci: await loaded(`select count(*) as line from release_real.locus where ${kindServers.locus.keys.counted}`),
      models: await loaded('select count(*) as line from release_real.gene_model'),
      features: await loaded(
        `select feature_type || ' ' || count(*) as line from release_real.gene_model_feature group by feature_type order by feature_type collate "C"`,
      ),
      germplasms: await loaded('select count(*) as line from release_real.germplasm'),
      paralogs: await loaded('select count(*) as line from release_real.locus_paralog'),
      orthologs: await loaded('select count(*) as line from release_real.locus_ortholog'),
      geneFamilies: await loaded('select count(*) as line from release_real.locus_family'),
      genes: await loaded('select count(*) as line from release_real.gene'),
      proteins: await loaded('select count(*) as line from release_real.protein'),
      signatures: await loaded('select count(*) as line from release_real.protein_signature'),
      phenotypes: await loaded('select count(*) as line from release_real.germplasm_phenotype'),
      keywords: await loaded('select count(*) as line from release_real.ontology_term'),
      ecotypes: await loaded('select count(*) as line from release_real.ecotype'),
      transposons: await loaded('select count(*) as line from release_real.transposon'),
      families: await loaded('select count(*) as line from release_real.transposon_family'),
      markers: await loaded('select count(*) as line from release_real.marker'),
      maps: await loaded('select count(*) as line from release_real.map'),
      clones: await loaded('select count(*) as line from release_real.clone'),
      sequences: await loaded('select count(*) as line from release_real.nucleotide_sequence'),
      arrayElements: await loaded('select count(*) as line from release_real.array_element'),
      arrayExperiments: await loaded('select count(*) as line from release_real.array_experiment'),
      publications: await loaded('select count(*) as line from release_real.publication'),
      flanks: await loaded('select count(*) as line from release_real.polymorphism where start_position is not null'),
      genotypedLines: await loaded('select count(*) as line from release_real.insertion_line_check'),
    }).toEqual(counted)
    const symbols = await loaded(`
      select symbol as line from release_real.locus join release_real.locus_symbol using (locus_id)
      where rank = 0 and name in ('AT4G18960', 'AT5G10140', 'AT1G65480', 'AT2G17950', 'AT5G61850', 'AT1G01010') order by name`)
    expect(symbols).toEqual(['NAC001', 'FT', 'WUS', 'AG', 'FLC', 'LFY'])
  },
)
