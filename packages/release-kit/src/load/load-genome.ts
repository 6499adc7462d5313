import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { chooseRegions, type GenomeRegion, scanGenome } from '@rosette/sequence-store/choose-regions.ts'
import { openGenomeWriter } from '@rosette/sequence-store/genome-writer.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import type { OnProgress } from '../progress.ts'
import { inReleaseSchema, type ReleaseWork } from '../release-work.ts'
import type { SourceReport } from './load-report.ts'
import { type FileFacts, readLines } from './read-lines.ts'

type GenomeLoad = { db: Database; dir: string; isDemo?: boolean; sequenceDir?: string; onProgress?: OnProgress }
type ScannedFile = FileFacts & { file: string; lines: number }

export const genomeTitle = 'Genome'
const licence = 'CC-BY 4.0'
const citation = 'The Arabidopsis Genome Initiative (2000) Nature 408:796-815; Lamesch et al. (2012) Nucleic Acids Research 40:D1202-D1210'

/** FASTA files of chromosomes or regions of them, as TAIR names them: `TAIR10_chr_all.fas`, `TAIR10_chr1.fas.gz`, … */
export function isGenomeFile(name: string): boolean {
  return /^TAIR10_(chr|first|organelles).*\.(fa|fas|fasta)(\.gz)?$/i.test(name)
}

/**
 * Streams the genome into the sequence store. Each file is read twice: first for the lengths, which tell what belongs to the
 * assembly, then for the bases.
 */
export async function loadGenome(options: GenomeLoad, work: ReleaseWork, files: readonly string[]): Promise<SourceReport[]> {
  if (options.sequenceDir === undefined || files.length === 0) return []
  const scan = scanGenome()
  const scanned: ScannedFile[] = []
  for (const file of files) {
    options.onProgress?.({ step: 'load', label: genomeTitle, done: scanned.length, total: files.length, unit: 'files' })
    scanned.push(await scanFile(join(options.dir, file), file, scan.reader(file)))
  }
  const { regions, rejected } = chooseRegions(scan.contigs)
  const dir = await sequenceFolder(options.db, options.sequenceDir, work.releaseId)
  await saveRegions(work, await writeRegions(options.dir, dir, files, regions))
  return scanned.map(({ file, lines, sha256, bytes }) => {
    const rejectedLines = rejected.filter((one) => one.file === file)
    const rows = regions.filter((region) => region.file === file).length
    const counts = { lines, rows, rejected: rejectedLines.length, rejectedLines }
    return {
      kind: 'genome',
      title: genomeTitle,
      file,
      isDemo: options.isDemo ?? false,
      sha256,
      bytes,
      ...counts,
      licence,
      citation,
      recordKinds: [],
    }
  })
}

async function scanFile(path: string, file: string, reader: { line(text: string): void }): Promise<ScannedFile> {
  let count = 0
  const facts = await readLines(path, async (lines) => {
    count += lines.length
    for (const line of lines) reader.line(line)
  })
  return { ...facts, file, lines: count }
}

async function writeRegions(
  from: string,
  to: string,
  files: readonly string[],
  regions: readonly GenomeRegion[],
): Promise<Map<GenomeRegion, number>> {
  const writer = await openGenomeWriter(to, regions)
  try {
    for (const file of files) {
      const reader = writer.reader(file)
      await readLines(join(from, file), (lines) => reader.lines(lines))
    }
  } catch (error) {
    await writer.abort()
    throw error
  }
  return writer.end()
}

async function saveRegions(work: ReleaseWork, offsets: ReadonlyMap<GenomeRegion, number>): Promise<void> {
  const rows = [...offsets].map(([{ chromosome, start, end, file }, offset]) => {
    return { chromosome, start_position: start, end_position: end, file, store_offset: offset }
  })
  await inReleaseSchema(work, async (client) => {
    await client.query('insert into genome_region select * from jsonb_populate_recordset(null::genome_region, $1)', [JSON.stringify(rows)])
  })
}
