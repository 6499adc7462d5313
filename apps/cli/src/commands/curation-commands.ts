import { exportCorrections } from '@rosette/features/corrections/server/export-corrections.ts'
import type { Command } from '../command.ts'

const curationExport: Command = {
  positionals: ['DIR'],
  summary: 'write what curators accepted into the folder of the next release: rosette_locus_correction.tsv, corrections_by_hand.tsv',
  options: {},
  async run(context, [dir = '']) {
    const corrections = await exportCorrections(context.database().community, dir)
    context.say(`Corrections: ${corrections.applied} lines that the load applies, ${corrections.byHand} to be made by hand.`)
    return { corrections }
  },
}

/** What curators decided. */
export const curationCommands: Readonly<Record<string, Command>> = { 'curation export': curationExport }
