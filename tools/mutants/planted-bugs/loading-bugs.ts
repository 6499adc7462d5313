import type { PlantedBug } from '../planted-bug.ts'

const watch = 'apps/web/src/watch-loading.ts'
const refusedFiles = 'e2e/src/site/refused-files.spec.ts'

/** Files of a page that do not arrive. */
export const loadingBugs: readonly PlantedBug[] = [
  {
    rule: 'SECURE-046',
    bug: 'a refused script is not requested again',
    file: watch,
    right: 'setTimeout(() => script.replaceWith(next), patienceMs)',
    wrong: 'script.remove()',
    caughtBy: refusedFiles,
  },
  {
    rule: 'SECURE-047',
    bug: 'a page whose part is gone is reloaded for ever',
    file: watch,
    right: 'if (sessionStorage.getItem(reloadedKey) === location.href) return false',
    wrong: '',
    caughtBy: refusedFiles,
  },
  {
    rule: 'SECURE-048',
    bug: 'a page without one of its styles does not open',
    file: watch,
    right: "if (event.payload.message.includes('CSS')) return event.preventDefault()",
    wrong: '',
    caughtBy: refusedFiles,
  },
]
