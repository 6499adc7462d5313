import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@rosette/database/open-database.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { readFasta, streamDataset } from '@rosette/sequence-store/stream-dataset.ts'
import { referenceFile, trackFolder } from '@rosette/sequence-store/tracks/track-files.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import type { BenchOptions } from '../bench-options.ts'
import { type Call, runClients, runClosedLoop, send } from '../measure/closed-loop.ts'
import { alternate } from '../measure/compare-sides.ts'
import { say } from '../scratch-site.ts'
import { type Stage, withStage } from '../stage.ts'

const length = 1000
const places = 50

type Slice = { call: Call; region: string; isReversed: boolean }

/** 1,000 bases upstream of a locus, cut from the genome: by the API over a kept connection, and by a process of samtools for each. */
export async function benchSlices(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1, applicationName: 'rosette bench' })
    try {
      const sequenceDir = await sequenceFolder(db, readSettings(process.env).sequenceDir, stage.releaseId)
      return { ...(await compareSlices(stage, sequenceDir, options)), release: stage.releaseId, commit: stage.commit }
    } finally {
      await db.close()
    }
  }, options)
}

async function compareSlices(stage: Stage, sequenceDir: string, options: BenchOptions) {
  say(`slices of ${length} bases`)
  const slices = await chooseSlices(stage, sequenceDir)
  const genome = join(trackFolder(sequenceDir), referenceFile)
  const bare = async ({ region, isReversed }: Slice) => {
    const { stdout } = await promisify(execFile)('samtools', ['faidx', ...(isReversed ? ['-i'] : []), genome, region])
    return basesOf(stdout)
  }
  for (const slice of slices)
    if ((await bare(slice)) !== basesOf(await send(slice.call))) throw new Error(`The API and samtools disagree about ${slice.region}`)
  const process = { ask: async (index: number) => void (slices[index] && (await bare(slices[index]))), close: () => {} }
  const calls = slices.map(({ call }) => call)
  return alternate(
    { bare: (seconds) => runClients([process], slices.length, seconds), ours: (seconds) => runClosedLoop(calls, 1, seconds) },
    options,
  )
}

/** Loci of the release whose upstream sequence it has. */
async function chooseSlices({ apiUrl }: Stage, sequenceDir: string): Promise<Slice[]> {
  const stream = await streamDataset(sequenceDir, 'araport11_upstream_1000')
  if (stream === null) throw new Error('The release has no upstream sequences.')
  const names: string[] = []
  for await (const { name } of readFasta(stream.text)) names.push(name)
  const step = Math.max(1, Math.floor(names.length / places))
  const slices: Slice[] = []
  for (const id of names.filter((_, nth) => nth % step === 0).slice(0, places)) {
    const body = { ids: [id], dataset: 'araport11_upstream', flank: { length } }
    const callFor = (format: string): Call => ({
      method: 'POST',
      url: new URL('/api/search/sequences', apiUrl),
      body: JSON.stringify({ ...body, format }),
    })
    const [chromosome, start, end, , , strand] = (await send(callFor('bed'))).trim().split('\t')
    if (strand) slices.push({ call: callFor('fasta'), region: `${chromosome}:${Number(start) + 1}-${end}`, isReversed: strand === '-' })
  }
  if (slices.length === 0) throw new Error('No locus has its upstream sequence.')
  return slices
}

function basesOf(fasta: string): string {
  return fasta.slice(fasta.indexOf('\n')).replaceAll(/\s/g, '').toUpperCase()
}
