import { noChunkCycles } from '@rosette/repo-rules/bundle-check/no-chunk-cycles.ts'
import { isContractModule, noContractCopies } from '@rosette/repo-rules/bundle-check/no-contract-copies.ts'
import { noServerCode } from '@rosette/repo-rules/bundle-check/no-server-code.ts'
import { sizeBudget } from '@rosette/repo-rules/bundle-check/size-budget.ts'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { namedModules } from './build/named-modules.ts'
import { packedFiles } from './build/packed-files.ts'
import { retriedImports } from './build/retried-imports.ts'
import { shorterPreloads } from './build/shorter-preloads.ts'
import { zodWithoutJsonSchemas } from './build/zod-without-json-schemas.ts'

// Pages and calls are the API's; Vite answers only what it makes itself.
const viteAsset = /^\/(@|src\/|node_modules\/|packages\/|__|favicon)/

const apiUrl = process.env.ROSETTE_API_URL ?? 'http://127.0.0.1:3001'

// What every page loads of kinds and kits, in one chunk: split among the chunks that share it, it would weigh 5 kB more.
const onEveryPage = [
  /\/kinds\/(registry\/(contract|kinds|search-entries)|\w+\/contract\/\w+-(kind|search-entry))\.ts$/,
  /\/packages\/(api-client|contract-kit|ui-kit)\/src\/(fetch-json|answer-problem|api-request|api-problem-error|problem-codes|app-facts)\.tsx?$/,
  /\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/IconChevronRight\.)/,
  /\/@tanstack\/react-query\/.*\/(QueryClientProvider|queryOptions)\./,
  /\/@tanstack\/(react-router|router-core)\/.*\/redirect\.|\/router-core\/.*\/not-found\./,
  /\/contract-kit\/src\/(kind\/(define-kind|record-part)|cards\/define-search-entry|records\/publication-name)\.ts$/,
  /\/contract\/[\w-]+-analysis\.ts$|\/define-list-analysis\.ts$/,
  /\/contract-kit\/src\/(site-paths\/(with-query|results-path|download-list-path)|search\/search-text)\.ts$/,
]

// What results and forms load of all kinds, in one chunk: in a chunk for each card it would weigh more, in forty requests.
const onSearchPages = [
  /\/kinds\/(registry\/(search-cards|searched-kinds)|\w+\/contract\/[\w-]+-(search-card|listing|hit))\.ts$/,
  /\/contract-kit\/src\/(search\/(criteria-parts|near-criteria|search-contract)|records\/genome-bins)\.ts$/,
  // Beside what they are made of: with what cards are made of, they would be a chunk that needs the cards which need it.
  /\/features\/(site\/contract\/result-categories|list-contents\/contract\/saved-search)\.ts$/,
]

const target = 'baseline-widely-available'

// Small things that nearly all pages of records and of results load: in one chunk, they are one name in the lists of what to load.
const onMostPages = [
  /\/ui-kit\/src\/(links\/(record-link|button-link|record-link-list\.module|text-button\.module)|text\/(format-number|is-identifier|compare-values)|layout\/(page-heading|overview-cards\.module))\./,
  /\/ui-kit\/src\/(record\/define-page|form\/define-form|results\/define-results|layout\/define-site-page|feedback\/use-change)\.ts$/,
  /\/contract-kit\/src\/(site-paths\/|(clock|format-number|text\/file-name)\.ts$)|\/site\/contract\/area-steps\.ts$/,
  /\/@tanstack\/(react-query\/.*\/useMutation|query-core\/.*\/mutationObserver)\./,
  /\/ui-kit\/src\/feedback\/(query-part|help-mark)\./,
]

const preloads = shorterPreloads()

const sitePlugins = [zodWithoutJsonSchemas, retriedImports, preloads.plugin, sizeBudget, packedFiles()]

/** What browsers load. */
const siteBuild: BuildOptions = {
  manifest: true,
  target,
  // Data URIs would need an exception in the content policy.
  assetsInlineLimit: 0,
  modulePreload: preloads.modulePreload,
  rolldownOptions: {
    // The second is written into documents.
    input: ['src/main.tsx', 'src/watch-loading.ts'],
    output: {
      // The entry lists every chunk, and hashes can't be compressed: beside the name, seven letters are enough, and the least that the builder takes.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        // What cards share with pages of records must not draw these into the chunk of the cards.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
          { name: 'cards', test: (id) => onEveryPage.some((part) => part.test(id)) },
          // Pages that lead to each other come at once, for one line of that list.
          {
            name: 'icons',
            test: /\/icons\/Icon(AlertTriangle|Check|ChevronDown|ChevronLeft|Circle|Dna2|Download|InfoCircle|Link|Pencil|Plus|Refresh|Tag|Upload|X)\.m?js$/,
          },
          {
            name: 'downloads',
            test: /\/features\/downloads\/(web|contract)\/|\/icons\/Icon(File|Folder)\.m?js$/,
          },
          // Every page counts lists, so what counts must not bring their pages.
          { name: 'list-count', test: /\/features\/(lists|list-contents)\/web\/(count-lists|lists-changed|list-store)/ },
          {
            name: 'permanent',
            test: /\/(features\/permanent-links\/(web|contract)|apps\/web\/src)\/(explain-page|summary-page|permanent-(view|path-of)|load-permanent-page)\./,
          },
          // Beside every form: it must not bring the pages that it leads to.
          {
            name: 'questions',
            test: /\/features\/combinations\/(web\/questions-(card|query)|contract\/(question|question-address|joining-words)\.)/,
          },
          { name: 'combinations', test: /\/features\/combinations\/(web|contract)\// },
          { name: 'search-history', test: /\/features\/search-history\/(web|contract)\// },
          // Tools that a list of loci leads to.
          {
            name: 'list-tools',
            test: /\/features\/(mutants\/(web|contract)\/(?!\w+-analysis)|network\/(contract\/network-(call|answer)|web\/network-(page|query))\.)/,
          },
          // What a set of sequences covers is said on the pages of several tools.
          {
            name: 'coverage',
            test: /\/(coverage-query|coverage-note|sequence-coverage|release-coverage|run-access-notice|sequence-datasets)\.tsx?$/,
          },
          { name: 'sections', test: /\/ui-kit\/src\/(record\/(section-(body|card)|late-body|parts\/(fact-list|fields-without-data)))/ },
          { name: 'small-parts', test: (id) => onMostPages.some((part) => part.test(id)) },
          // Short lists of words that searches and records share: one chunk is smaller than one for each.
          {
            name: 'words',
            test: /\/contract-kit\/src\/(vocabulary\/(evidence-codes|keyword-categories|gene-model-types|gene-parts|genome|agi-name)|search\/search-terms)\.ts$/,
          },
          {
            name: 'search-words',
            test: /\/contract-kit\/src\/vocabulary\/(insertion-types|community-types)\.ts$|\/kinds\/\w+\/contract\/(polymorphism|publication)-types\.ts$/,
          },
          {
            name: 'picture-parts',
            test: /\/ui-kit\/src\/(pictures\/(frame\/(?!save-picture)|gene-picture\/use-width|track-ruler)|layout\/use-near|feedback\/save-file)|\/contract-kit\/src\/text\/(table-cell|on-one-line)\.ts$/,
          },
          {
            name: 'saving',
            test: /\/(api-client\/src\/start-download|ui-kit\/src\/results\/download-(search|formats)|contract-kit\/src\/search\/export-path)\.ts$/,
          },
          {
            name: 'results-query',
            test: /\/(ui-kit\/src\/results\/shown-columns|features\/results\/web\/query\/(stored-params|results-query|use-search-request))\.ts$/,
          },
          {
            name: 'form-controls',
            test: /\/ui-kit\/src\/(form\/(controls\/(field-frame|form-controls|text-control|paste-ids|load-file)|form-card))|\/list-contents\/web\/pick-list-button[.]/,
          },
          {
            name: 'page-parts',
            test: /\/ui-kit\/src\/(record\/parts\/copy-button|reuse\/reuse-button|table\/(pager|sort-head))[.]|\/icons\/Icon(Copy|SortDescending)\.m?js$/,
          },
          {
            name: 'list-parts',
            test: /\/ui-kit\/src\/(results\/result-cells|layout\/panel-button)[.]|\/list-contents\/web\/(save-as-list-button|list-name)[.]|\/results\/web\/query\/open-stored[.]/,
          },
          { name: 'entry-form', test: /\/ui-kit\/src\/(entry-form\/(?!suggest-box)|feedback\/failure-notice)/ },
          { name: 'suggestions', test: /\/(suggest-box|suggestion|suggestion-list\.module)\.(tsx?|css)$/ },
          { name: 'zod', test: /\/node_modules\/zod\// },
          { name: 'search-cards', test: (id) => onSearchPages.some((part) => part.test(id)) },
        ],
      },
    },
  },
}

/** What the API draws first views with: the same sources, made for Node. */
const firstViewBuild: BuildOptions = {
  // As deep as the folder of its entry: rolldown writes imports of modules outside as if the output lay there.
  outDir: 'dist-server/first-view',
  target: 'node24',
  assetsInlineLimit: 0,
  copyPublicDir: false,
  rolldownOptions: {
    input: 'src/first-view/render-first-view.tsx',
    // The modules of the API's process, where each exists once.
    external: (id) => /^zod(\/|$)/.test(id) || isContractModule(id),
    makeAbsoluteExternalsRelative: true,
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), noServerCode, noChunkCycles, ...(isSsrBuild ? [namedModules, noContractCopies] : sitePlugins)],
  appType: 'custom',
  build: isSsrBuild ? firstViewBuild : siteBuild,
  // The first view runs without node_modules but for zod, like everything that the browser gets.
  ssr: { noExternal: true },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/': { target: apiUrl, bypass: (request) => (viteAsset.test(request.url ?? '') ? request.url : undefined) } },
  },
}))
