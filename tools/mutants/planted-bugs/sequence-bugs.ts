import type { PlantedBug } from '../planted-bug.ts'

/** Runs, BLAST, pattern search and bulk sequences: strands and ends, queues, what is stored and what it costs. */
export const sequenceBugs: readonly PlantedBug[] = [
  {
    rule: 'BLAST-026',
    bug: 'a third header takes the name of another',
    file: 'packages/features/blast/contract/parse-queries.ts',
    right: `    unique = \`\${wanted}_\${number}\`
`,
    wrong: `    unique = \`\${wanted}_\${number}\`
    break
`,
    caughtBy: 'packages/features/blast/contract/parse-queries.test.ts',
  },
  {
    rule: 'BLAST-027',
    bug: 'the limit of residues holds for each query alone',
    file: 'packages/features/blast/contract/query-error.ts',
    right: '(sum, { sequence }) => sum + sequence.length',
    wrong: '(sum, { sequence }) => Math.max(sum, sequence.length)',
    caughtBy: 'packages/features/blast/contract/blast-fields.test.ts',
  },
  {
    rule: 'BLAST-030',
    bug: 'the place of a hit ignores the strand of its gene',
    file: 'packages/features/blast/server/place-hits.ts',
    right: `isForward === (origin.strand === '+') ? '+' : '-'`,
    wrong: `isForward ? '+' : '-'`,
    caughtBy: 'packages/features/blast/server/blast.live.test.ts',
  },
  {
    rule: 'BLAST-035',
    bug: 'each alignment of a hit has the places of all in GFF3',
    file: 'packages/features/blast/server/format-gff3.ts',
    right: 'places: places.filter(({ line }) => line === hsp.line)',
    wrong: 'places',
    caughtBy: 'packages/features/blast/server/blast.live.test.ts',
  },
  {
    rule: 'BULK-014',
    bug: 'one per locus of TAIR10 is the first model, not the representative one',
    file: 'packages/features/sequences/server/plan-sequences.ts',
    right: 'entries.find((entry) => entry.name === known[0]?.name) ?? entries[0] ?? []',
    wrong: 'entries[0] ?? []',
    caughtBy: 'packages/features/sequences/server/sequence-limits.live.test.ts',
  },
  {
    rule: 'BULK-021',
    bug: 'on a circle a flank goes on into the gene behind the origin',
    file: 'packages/features/sequences/server/neighbouring-genes.ts',
    right: 'isCircular(chromosome) ? [-1, 0, 1] : [0]',
    wrong: '[0]',
    caughtBy: 'packages/features/sequences/server/neighbouring-genes.test.ts',
  },
  {
    rule: 'BULK-025',
    bug: 'sequences of the last portion cost nothing',
    file: 'packages/features/sequences/server/write-sequences.ts',
    right: `  await budget.charge(costs.sequences(written))
  // Also`,
    wrong: '  // Also',
    caughtBy: 'packages/features/sequences/server/write-sequences.test.ts',
  },
  {
    rule: 'PATM-008',
    bug: 'a pattern bound to one end of a sequence counts as its own reverse complement',
    file: 'packages/features/pattern-search/contract/sequence-pattern.ts',
    right: `  if (isAtStart !== isAtEnd) return false
`,
    wrong: '',
    caughtBy: 'packages/features/pattern-search/contract/sequence-pattern.test.ts',
  },
  {
    rule: 'PATM-010',
    bug: 'gaps between genes are never in the range of a list',
    file: 'packages/features/pattern-search/server/open-range.ts',
    right: `gene === name ? name.split('-') : [gene]`,
    wrong: '[gene]',
    caughtBy: 'packages/features/pattern-search/server/open-range.test.ts',
  },
  {
    rule: 'RUN-003',
    bug: 'the place in the queue ignores the standing',
    file: 'packages/features/runs/server/find-run.ts',
    right: '(other.standing, other.turn, other.run_id) < (run.standing, run.turn, run.run_id)',
    wrong: '(other.turn, other.run_id) < (run.turn, run.run_id)',
    caughtBy: 'packages/features/runs/server/start-run.live.test.ts',
  },
  {
    rule: 'RUN-005',
    bug: 'the result of a run is read after its 30 days',
    file: 'packages/features/runs/server/find-run.ts',
    right: `    .select(['runId', 'tool', 'options', 'releaseId', 'resultId'])
    .where('token', '=', token)
    .where('keptUntil', '>', now)
`,
    wrong: `    .select(['runId', 'tool', 'options', 'releaseId', 'resultId'])
    .where('token', '=', token)
`,
    caughtBy: 'packages/features/runs/server/take-runs.live.test.ts',
  },
  {
    rule: 'RUN-013',
    bug: 'a stored result of BLAST answers for another release',
    file: 'packages/features/blast/server/blast-tool.ts',
    right: 'JSON.stringify([releaseId, { ...options',
    wrong: 'JSON.stringify([{ ...options',
    caughtBy: 'packages/features/tool-registry/server/tools.test.ts',
  },
]
