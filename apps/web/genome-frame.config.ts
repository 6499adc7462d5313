import { noServerCode } from '@rosette/repo-rules/bundle-check/no-server-code.ts'
import { genomeBudget } from '@rosette/repo-rules/bundle-check/size-budget.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fewerPlugins } from './build/fewer-plugins.ts'
import { packedFiles } from './build/packed-files.ts'

/** What JBrowse shows of a feature on request, and its tables: a fifth of its weight. */
const details =
  /\/@mui\/x-|\/BaseFeatureDetail\/|\/faceted\/Faceted|\/AssemblyManager\/|\/product-core\/esm\/ui\/|\/createModel\/AboutDialog/

/** The genome browser: a build of its own, so that no page of the site shares a chunk with it or waits for it. */
export default defineConfig({
  plugins: [fewerPlugins, react(), noServerCode, genomeBudget, packedFiles('assets/genome')],
  build: {
    outDir: 'dist',
    // The site was built into the same folder before.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/genome',
    manifest: '.vite/genome-frame.json',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/genome-frame.tsx',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // JBrowse fetches its parts one by one, some 250 of them before the first gene is drawn.
          groups: [
            { name: 'details', test: details, priority: 2 },
            { name: 'browser', test: /./, priority: 1 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 2500,
  },
})
