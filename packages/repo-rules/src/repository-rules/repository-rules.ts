import { appsAssemble } from './code/apps-assemble.ts'
import { explainedCasts, recordAddresses } from './code/casts-and-addresses.ts'
import { changesThroughHook } from './code/changes-through-hook.ts'
import { expandingMigrations } from './code/expanding-migrations.ts'
import { checkedBrowserTests, knownRequirementIds, noSilencedTests, noSleepingTests, seededTests } from './code/honest-tests.ts'
import { noLooseEnds, noMachinePaths, releaseFolderUnnamed } from './code/loose-ends.ts'
import { framedStates, routesWithLoaders } from './code/one-frame.ts'
import { oneWay } from './code/one-way.ts'
import { pageAddresses } from './code/page-addresses.ts'
import { plainNames } from './code/plain-names.ts'
import { oneQueryForEachKey } from './code/query-keys.ts'
import { noSpreadLiterals } from './code/spread-literals.ts'
import { tablesOfKit } from './code/tables-of-kit.ts'
import { decisionIndex, decisionNumbers, decisionTitles } from './documents/decisions.ts'
import { listedDocuments } from './documents/listed-documents.ts'
import { plainEnglish } from './documents/plain-english.ts'
import { securityRecord } from './documents/security-record.ts'
import { documentedRequirements, liveLinks, namedThings, shortStylePage, trueCommands } from './documents/true-documents.ts'
import { unbrokenWalk, walks } from './documents/unbroken-walk.ts'
import { shortFiles } from './files/file-lengths.ts'
import { namedAfterExport, plainFileNames } from './files/file-names.ts'
import { kindShape, knownLayers, smallFolders } from './files/folder-shape.ts'
import { noUpwardImports, orderedFeatures } from './imports/downward-imports.ts'
import { noFileCycles, noPackageCycles } from './imports/import-cycles.ts'
import { importsThroughExports, usefulExports } from './imports/package-exports.ts'
import { relatedExports } from './imports/unrelated-exports.ts'
import { lockedChecksums, noDownloadAddresses, wholeLockFile } from './manifests/lock-file.ts'
import { declaredImports, exactVersions, serverOnlyList } from './manifests/manifests.ts'
import { licensedFiles, sameIdentity } from './manifests/same-identity.ts'
import { serverDependencies } from './manifests/server-dependencies.ts'
import { boundedWorkflows, carefulUpdates, issueForms } from './manifests/workflows-and-forms.ts'
import type { Rule } from './rule.ts'

/** The rules that are functions of the tree alone, each under the sentence it upholds. */
export function repositoryRules(requirementIds: ReadonlySet<string>) {
  return {
    'every kind has its files, a fixture and a line in each registry': kindShape,
    'a slice has no layers but its own': knownLayers,
    'file names are kebab-case and say something': plainFileNames,
    'a file is named after an export': namedAfterExport,
    'no file is longer than 300 lines': shortFiles,
    'a folder with more than 25 files has subfolders': smallFolders,
    'the exports of a file belong together': relatedExports,
    'no file imports itself by way of others': noFileCycles,
    'no two packages or features need each other': noPackageCycles,
    'apps only assemble what features declare': appsAssemble,
    'no import points up': noUpwardImports,
    'a feature imports only features below it': orderedFeatures,
    'other packages are imported by name and through their exports': importsThroughExports,
    'what a package exports is of use to others': usefulExports,
    'the language is plain English': plainEnglish,
    'a cast says why': explainedCasts,
    'an object or array literal is written where it belongs, not spread': noSpreadLiterals,
    'no two queries have the same key': oneQueryForEachKey,
    'what a kit does is not written a second time': oneWay,
    'identifiers and file names use the words of engineers': plainNames,
    'nothing is left for later in the code': noLooseEnds,
    'no test is silenced': noSilencedTests,
    'no browser test sleeps': noSleepingTests,
    'a browser test fails if the site reports an error': checkedBrowserTests,
    'a random test has a seed': seededTests,
    'nobody builds a record address by hand': recordAddresses,
    'addresses of a page are made in one file': pageAddresses,
    'a component keeps no state of its own for a call': changesThroughHook,
    'tables are those of the kit': tablesOfKit,
    'only the frame says that something loads or failed to': framedStates,
    'a page that reads data has a loader': routesWithLoaders,
    'no file names a folder of one machine': noMachinePaths,
    'only the CI script knows where the official files may lie': releaseFolderUnnamed,
    '[OPER-021] a migration does nothing that the version before cannot bear': expandingMigrations,
    'versions are exact': exactVersions,
    'the lock file has no download addresses': noDownloadAddresses,
    'the lock file is whole': wholeLockFile,
    '[SECURE-031] every fetched entry of the lock file has a checksum': lockedChecksums,
    'imports are declared': declaredImports,
    'the list of server-only packages is complete': serverOnlyList,
    '[OPER-035] a package depends on what a server loads, and on nothing else': serverDependencies,
    '[OPER-092] title, version and licence are the same everywhere': sameIdentity,
    '[OPER-092] every file has a licence whose text is here': licensedFiles,
    '[OPER-093] workflows read only, end and have fixed actions': boundedWorkflows,
    '[OPER-093] forms for issues are whole': issueForms,
    '[OPER-093] updates are pinned and major ones wait for a person': carefulUpdates,
    'requirement ids stand in titles of tests and exist': knownRequirementIds(requirementIds),
    'titles of decisions are sentences': decisionTitles,
    'decisions are numbered without holes': decisionNumbers,
    'decisions have a status and are listed by subject': decisionIndex,
    'documents name commands that exist, and all of them': trueCommands,
    'links in documents lead somewhere': liveLinks,
    'files and identifiers named in documents exist': namedThings,
    '[OPER-090] requirements named in documents exist': documentedRequirements(requirementIds),
    '[OPER-090] the comparison with OWASP ASVS is complete': securityRecord,
    '[OPER-094] every document is in the index': listedDocuments,
    'the walk of a search omits no file': unbrokenWalk(walks.search),
    'the walk of a request omits no file': unbrokenWalk(walks.request),
    'the walk of a run omits no file': unbrokenWalk(walks.run),
    'the walk of a list omits no file': unbrokenWalk(walks.list),
    'the page on style is short': shortStylePage,
  } satisfies Record<string, Rule>
}

export type RuleName = keyof ReturnType<typeof repositoryRules>
