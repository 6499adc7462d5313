import type { PlantedBug } from '../planted-bug.ts'

const takeRun = 'packages/features/runs/server/queue/take-run.ts'
const expectPlace = 'packages/features/runs/server/queue/expect-place.ts'
const placesTest = 'packages/features/runs/server/queue/reserved-places.live.test.ts'
const storedBytes = 'packages/features/access/server/stored-bytes.ts'
const bytesTest = 'packages/features/access/server/stored-bytes.live.test.ts'
const storedRunsTest = 'packages/features/runs/server/queue/stored-runs.live.test.ts'
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
  {
    rule: 'SECURE-044',
    bug: 'bytes are counted and never refused',
    file: storedBytes,
    right: 'where today.bytes + excluded.bytes <=',
    wrong: 'where today.bytes + excluded.bytes - 1e15 <=',
    caughtBy: bytesTest,
  },
  {
    rule: 'SECURE-044',
    bug: 'members have the bytes of their network',
    file: storedBytes,
    right: 'countedNameOf(visitor, address)}',
    wrong: 'address}',
    caughtBy: bytesTest,
  },
  {
    rule: 'SECURE-044',
    bug: 'results do not count as stored',
    file: 'packages/features/runs/server/end-run.ts',
    right: '      if (run.storerHash !== null) await addBytes(',
    wrong: '      if (run.standing < 0 && run.storerHash !== null) await addBytes(',
    caughtBy: storedRunsTest,
  },
  {
    rule: 'SECURE-044',
    bug: 'every repeat of a run stores its options again',
    file: 'packages/features/runs/server/start-run.ts',
    right: '.update(options).digest()',
    wrong: '.update(options + token).digest()',
    caughtBy: storedRunsTest,
  },
  {
    rule: 'SECURE-044',
    bug: 'leftovers of a list are stored for nothing',
    file: 'packages/features/lists/server/record-list-store.ts',
    right: "rowBytes + Buffer.byteLength(leftover.join('\\n'))",
    wrong: 'rowBytes',
    caughtBy: 'packages/features/lists/server/stored-lists.live.test.ts',
  },
  {
    rule: 'SECURE-045',
    bug: 'the file of personal data is made before it is sent',
    file: 'packages/features/personal-data/server/personal-data-routes.ts',
    right: 'Readable.from(writePersonalData(db.community, communityId, now), { objectMode: false })',
    wrong: "Readable.from([(await Array.fromAsync(writePersonalData(db.community, communityId, now))).join('')])",
    caughtBy: 'packages/features/personal-data/server/large-file.live.test.ts',
  },
  {
    rule: 'SECURE-040',
    bug: 'a new route need not say what it costs',
    file: 'apps/api/src/plugins/route-cost.ts',
    right: 'if (isFileOfLibrary(route.url)) return',
    wrong: 'return',
    caughtBy: 'apps/api/src/plugins/route-cost.test.ts',
  },
  {
    rule: 'SECURE-040',
    bug: 'lists that are read in turn are paid for by nobody',
    file: 'packages/features/list-contents/server/resolved-contents.ts',
    right: 'await budget.draw(costs.ids(stored.items.length))',
    wrong: 'await budget.draw(0)',
    caughtBy: 'apps/api/src/cost-limit.live.test.ts',
  },
  {
    rule: 'SECURE-041',
    bug: 'long work keeps others waiting until it is done',
    file: 'packages/features/access/server/take-turns.ts',
    right: '    await nextTurn()\n    start',
    wrong: '    start',
    caughtBy: 'packages/features/access/server/take-turns.test.ts',
  },
]
