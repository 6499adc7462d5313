import type { PlantedBug } from '../planted-bug.ts'

const takeRun = 'packages/features/runs/server/queue/take-run.ts'
const shareTest = 'packages/features/runs/server/queue/share-runs.live.test.ts'

/** What keeps one visitor's runs and stored bytes from being everybody's trouble. */
export const floodBugs: readonly PlantedBug[] = [
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
