import { explainedCasts } from './code/explained-casts.ts'
import { noSilencedTests } from './code/no-silenced-tests.ts'
import { recordAddresses } from './code/record-addresses.ts'
import { knownRequirementIds } from './code/requirement-ids.ts'
import { decisionNumbers, decisionTitles } from './documents/decisions.ts'
import { liveLinks, namedFiles, shortStylePage, trueCommands } from './documents/true-documents.ts'
import { shortFiles, shortMedian } from './files/file-lengths.ts'
import { namedAfterExport, plainFileNames } from './files/file-names.ts'
import { noMachinePaths, releaseFolderUnnamed } from './files/machine-paths.ts'
import { noLooseEnds } from './files/no-loose-ends.ts'
import { kindShape, knownRooms } from './files/slice-shape.ts'
import { noDownloadAddresses, wholeLockFile } from './manifests/lock-file.ts'
import { declaredImports, exactVersions } from './manifests/manifests.ts'
import { serverOnlyList } from './manifests/server-only-list.ts'
import type { Rule } from './rule.ts'

/** The rules that are functions of the tree alone, each under the sentence it upholds. */
export function repositoryRules(requirementIds: ReadonlySet<string>) {
  return {
    'every kind has its files, a fixture and a line in each registry': kindShape,
    'a slice has no rooms but its own': knownRooms,
    'file names are kebab-case and say something': plainFileNames,
    'a file is named after an export': namedAfterExport,
    'no file is longer than 300 lines': shortFiles,
    'the median file is short': shortMedian,
    'a cast says why': explainedCasts,
    'nothing is left for later in the code': noLooseEnds,
    'no test is silenced': noSilencedTests,
    'nobody builds a record address by hand': recordAddresses,
    'no file names a folder of one machine': noMachinePaths,
    'only the CI script knows where the official files may lie': releaseFolderUnnamed,
    'versions are exact': exactVersions,
    'the lock file has no download addresses': noDownloadAddresses,
    'the lock file is whole': wholeLockFile,
    'imports are declared': declaredImports,
    'the list of server-only packages is complete': serverOnlyList,
    'requirement ids in test titles exist': knownRequirementIds(requirementIds),
    'titles of decisions are sentences': decisionTitles,
    'decisions are numbered without holes': decisionNumbers,
    'documents name commands that exist': trueCommands,
    'links in documents lead somewhere': liveLinks,
    'files named in documents exist': namedFiles,
    'the page on style is short': shortStylePage,
  } satisfies Record<string, Rule>
}

export type RuleName = keyof ReturnType<typeof repositoryRules>
