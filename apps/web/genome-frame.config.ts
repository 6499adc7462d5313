import { noServerCode } from '@rosette/repo-rules/bundle-check/no-server-code.ts'
import { genomeBudget } from '@rosette/repo-rules/bundle-check/size-budget.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunksOfBrowser } from './build/browser-chunks.ts'
import { fewerPlugins } from './build/fewer-plugins.ts'
import { packedFiles } from './build/packed-files.ts'

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
          groups: [{ name: chunksOfBrowser() }],
        },
      },
    },
    chunkSizeWarningLimit: 2500,
  },
})
