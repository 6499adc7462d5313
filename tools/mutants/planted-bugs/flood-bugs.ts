import type { PlantedBug } from '../planted-bug.ts'

const takeRun = 'packages/features/runs/server/queue/take-run.ts'
const expectPlace = 'packages/features/runs/server/queue/expect-place.ts'
const placesTest = 'packages/features/runs/server/queue/reserved-places.live.test.ts'
const shareTest = 'packages/features/runs/server/queue/share-runs.live.test.ts'

/** What keeps one visitor's runs and stored bytes from being everybody's trouble. */
export const floodBugs: readonly PlantedBug[] = [
  {
    rule: 'SECURE-042',
    bug: 'anonymous visitors fill the places of members and subscribers',
    file: 'packages/features/access/server/standing.ts',
    right: 'anonymous: 1 / 4',
    wrong: 'anonymous: 1',
    caughtBy: placesTest,
  },
  {
    rule: 'SECURE-042',
    bug: 'runs of one tool fill the queue of all',
    file: expectPlace,
    right: `where state = 'waiting' and tool = \${tool.name} and`,
    wrong: `where state = 'waiting' and tool >= '' and`,
    caughtBy: placesTest,
  },
  {
    rule: 'SECURE-042',
    bug: 'a subscriber waits behind the flood',
    file: takeRun,
    right: '), standing, turn, run_id',
    wrong: '), turn, run_id',
    caughtBy: placesTest,
  },
  {
    rule: 'SECURE-042',
    bug: 'an enrichment becomes a run before its answer was tried',
    file: 'packages/features/enrichment/server/answer-in-time.ts',
    right: 'Math.max(leastSeconds, wait.success ? wait.data : leastSeconds)',
    wrong: 'Math.max(0, wait.success ? wait.data : leastSeconds)',
    caughtBy: 'packages/features/enrichment/server/answer-in-time.test.ts',
  },
  {
    rule: 'SECURE-043',
    bug: 'one owner takes every slot while others wait',
    file: takeRun,
    right: 'select count(*) from running as own',
    wrong: 'select 0 * count(*) from running as own',
    caughtBy: shareTest,
  },
  {
    rule: 'SECURE-043',
    bug: 'what is already being run is run beside it',
    file: takeRun,
    right: 'same.fingerprint = next.fingerprint',
    wrong: 'same.fingerprint <> same.fingerprint',
    caughtBy: shareTest,
  },
  {
    rule: 'SECURE-043',
    bug: 'every repeat of a waiting run is another run',
    file: 'packages/features/runs/server/start-run.ts',
    right: '  if (joined !== null) return joined\n',
    wrong: '',
    caughtBy: shareTest,
  },
]
