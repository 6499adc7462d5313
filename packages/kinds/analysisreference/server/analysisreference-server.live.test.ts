import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'
import { loadAnalysisreferences } from './analysisreference-server.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

test('[DATA-068] one analysis has a program, parameters, dates and websites, another only a name', async () => {
  const rows = await release.selectFrom('analysisreference').select('referenceId').orderBy('name').execute()
  const records = await loadAnalysisreferences(
    release,
    rows.map((row) => row.referenceId),
  )
  const [full, bare] = [...records.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  expect(AnalysisreferenceRecord.parse(full)).toMatchObject({
    name: 'Demonstration analysis 1',
    programName: 'InterProScan',
    isNucleotide: false,
    isPeptide: true,
    dateRun: '2020-05-18',
    websites: [{ websiteName: 'InterPro', url: 'https://www.ebi.ac.uk/interpro/' }],
  })
  expect(AnalysisreferenceRecord.parse(bare)).toMatchObject({ programName: null, isPeptide: null, dateRun: null, websites: [] })
})
