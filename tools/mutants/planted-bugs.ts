import type { PlantedBug } from './planted-bug.ts'
import { accessBugs } from './planted-bugs/access-bugs.ts'
import { peopleBugs } from './planted-bugs/people-bugs.ts'
import { recordBugs } from './planted-bugs/record-bugs.ts'
import { resultsBugs } from './planted-bugs/results-bugs.ts'
import { searchBugs } from './planted-bugs/search-bugs.ts'

/** Every bug that the tests are known to catch. */
export const plantedBugs: readonly PlantedBug[] = [...accessBugs, ...peopleBugs, ...searchBugs, ...resultsBugs, ...recordBugs]
