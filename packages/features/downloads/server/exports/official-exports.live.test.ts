import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { preparedRelease } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { loadReleaseOrigin } from '../../../site/server/release-origin.ts'
import { readGaf } from '../fixtures/read-gaf.ts'
import { geneOntologyFile } from './annotation-exports.ts'
import { writeExport } from './write-export.ts'

const prepared = preparedRelease()
const scratch = await mkdtemp(join(tmpdir(), 'rosette-official-'))
afterAll(() => rm(scratch, { recursive: true }))

test.skipIf(prepared === null)(
  '[STORE-007] the annotations of the official files are GAF 2.2, line by line (needs ROSETTE_REAL_SITE)',
  { timeout: 60_000 },
  async () => {
    if (prepared === null) return
    const path = join(scratch, 'annotations.gz')
    const rows = await writeExport(prepared.db, geneOntologyFile, await loadReleaseOrigin(prepared.db.community, 'real'), path)
    const { annotations, broken } = readGaf(gunzipSync(await readFile(path)).toString())
    expect(broken).toEqual([])
    expect(annotations).toHaveLength(rows)
    expect(rows).toBeGreaterThan(50_000)
    // NAC001 is a transcription factor by its domain (Riechmann et al. 2000).
    expect(annotations).toContainEqual(
      expect.objectContaining({
        objectId: 'locus:2200935',
        symbol: 'NAC001',
        qualifiers: ['enables'],
        termId: 'GO:0003700',
        evidenceCode: 'ISS',
        references: ['TAIR:Publication:1345963', 'PMID:11118137'],
        date: '2003-06-06',
      }),
    )
    // Subunits are parts of their complex, and located elsewhere.
    const relationsOf = (termId: string) => new Set(annotations.filter((one) => one.termId === termId).flatMap((one) => one.qualifiers))
    expect([...relationsOf('GO:0032991')].every((relation) => ['part_of', 'colocalizes_with'].includes(relation))).toBe(true)
    expect(relationsOf('GO:0005634')).toContain('located_in')
  },
)
