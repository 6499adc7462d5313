import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf } from '@rosette/contract-kit/clock.ts'
import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'
import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sectionTitleOf } from '../contract/record-sections.ts'

export type ExportedCorrections = {
  /** Lines that the load applies. */
  applied: number
  /** Corrections that somebody has to make in their source. */
  byHand: number
}

type Cell = string | number | null

const appliedColumns = ['locus_name', 'field', 'of_symbol', 'old_value', 'new_value', 'correction', 'decided_on']
const creditColumns = ['suggested_by', 'suggested_orcid', 'approved_orcid']
const byHandColumns = ['correction', 'kind', 'record_name', 'section', 'concern', 'text', 'evidence', 'decided_on', ...creditColumns]

/**
 * Writes what curators accepted into a folder that a release is loaded from: the changes of loci for the load, everything else as a list of
 * what is to be done by hand. Corrections that a release has stay in the file, because the next edition of their source may bring the concern again.
 */
export async function exportCorrections(db: CommunityDb, dir: string): Promise<ExportedCorrections> {
  const [changes, others] = await Promise.all([changesQuery(db).execute(), othersQuery(db).execute()])
  const applied = changes.map((row) => [
    ...[row.naturalKey, row.field, row.ofSymbol, row.oldValue, row.newValue].map(oneLine),
    row.correctionId,
    dayOrNull(row.decidedAt),
    ...creditOf(row),
  ])
  const byHand = others.map((row) => [
    row.correctionId,
    row.recordKind,
    ...[row.naturalKey, sectionTitleOf(row.recordKind, row.section), row.concern, row.body, row.evidence].map(written),
    dayOrNull(row.decidedAt),
    ...creditOf(row),
  ])
  await mkdir(dir, { recursive: true })
  await writeTable(join(dir, 'rosette_locus_correction.tsv'), [...appliedColumns, ...creditColumns], applied)
  await writeTable(join(dir, 'corrections_by_hand.tsv'), byHandColumns, byHand)
  return { applied: applied.length, byHand: byHand.length }
}

/** As it is compared with the cells of other files. */
function oneLine(text: string | null): string | null {
  return text === null ? null : onOneLine(text)
}

/** For people, who open it in a spreadsheet. */
function written(text: string | null): string | null {
  return text === null ? null : writtenCell(text)
}

function dayOrNull(moment: Date | null): string | null {
  return moment === null ? null : dayOf(moment)
}

type Credit = { isCredited: boolean; senderName: string | null; senderOrcid: string | null; deciderOrcid: string | null }

/** The sender only if they wish to be named. */
function creditOf({ isCredited, senderName, senderOrcid, deciderOrcid }: Credit): Cell[] {
  return [...(isCredited ? [written(senderName), senderOrcid] : [null, null]), deciderOrcid]
}

async function writeTable(path: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void> {
  const lines = [columns, ...rows].map((cells) => cells.map((cell) => cell ?? '').join('\t'))
  await writeFile(path, `${lines.join('\n')}\n`)
}

function changesQuery(db: CommunityDb) {
  return acceptedQuery(db)
    .innerJoin('correctionChange as change', 'change.correctionId', 'correction.correctionId')
    .select(['change.field', 'change.ofSymbol', 'change.oldValue', 'change.newValue'])
    .where('correction.recordKind', '=', 'locus')
    .where('correction.state', 'in', ['accepted', 'in_release'])
    .orderBy('change.place')
}

/** Until somebody says that a release has them. */
function othersQuery(db: CommunityDb) {
  return acceptedQuery(db)
    .where('correction.state', '=', 'accepted')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('correctionChange').select('place').whereRef('correctionChange.correctionId', '=', 'correction.correctionId'))),
    )
}

function acceptedQuery(db: CommunityDb) {
  return db
    .selectFrom('correction')
    .leftJoin('person as sender', 'sender.communityId', 'correction.senderId')
    .leftJoin('orcidLink as senderLink', 'senderLink.communityId', 'correction.senderId')
    .leftJoin('orcidLink as deciderLink', 'deciderLink.communityId', 'correction.decidedBy')
    .selectAll('correction')
    .select(['senderLink.orcidId as senderOrcid', 'deciderLink.orcidId as deciderOrcid'])
    .select(({ fn, val, ref }) =>
      fn<string | null>('concat_ws', [val(' '), ref('sender.firstName'), ref('sender.lastName')]).as('senderName'),
    )
    .orderBy('correction.correctionId')
}
