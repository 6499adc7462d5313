import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { MicroarrayExperiment } from '../contract/microarray-experiments.ts'

/** The names of all experiments. */
export async function loadExperimentNames(db: ReleaseDb): Promise<string[]> {
  const rows = await db.selectFrom('arrayExperiment').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** An experiment with its slides and the designs of their arrays; null if there is none of this name. */
export async function findMicroarrayExperiment(db: ReleaseDb, name: string): Promise<MicroarrayExperiment | null> {
  const [row, slides] = await Promise.all([
    db.selectFrom('arrayExperiment').selectAll().where('name', '=', name).executeTakeFirst(),
    db.selectFrom('arraySlide').select(['name', 'designName']).where('experimentName', '=', name).orderBy('name').execute(),
  ])
  if (!row) return null
  const { designName, nascarrays, ...experiment } = row
  const used = [designName, ...slides.map((slide) => slide.designName)].filter((design) => design !== null)
  return { ...experiment, nascarrays: nascarrays?.split('|') ?? [], slides, designs: await loadDesigns(db, [...new Set(used)]) }
}

async function loadDesigns(db: ReleaseDb, names: readonly string[]): Promise<MicroarrayExperiment['designs']> {
  if (names.length === 0) return []
  return db
    .selectFrom('arrayDesign')
    .select(['name', 'manufacturer', 'platformType', 'numSpots as spotCount'])
    .where('name', 'in', names)
    .orderBy('name')
    .execute()
}
