import { noServerCode } from '@rosette/repo-rules/bundle-check/no-server-code.ts'
import { sizeBudget } from '@rosette/repo-rules/bundle-check/size-budget.ts'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig } from 'vite'
import { packedFiles } from './build/packed-files.ts'

// Pages and calls are the API's; Vite answers only what it makes itself.
const viteAsset = /^\/(@|src\/|node_modules\/|packages\/|__|favicon)/

const apiUrl = process.env.ROSETTE_API_URL ?? 'http://127.0.0.1:3001'

// What every page loads of kinds and kits, in one chunk: split among the chunks that share it, it would weigh 5 kB more.
const onEveryPage = [
  /\/zod-without-eval\.ts$/,
  /\/kinds\/(registry\/(contract|kinds|search-entries)|\w+\/contract\/\w+-(kind|record|search-entry))\.ts$/,
  /\/packages\/(api-client|contract-kit|ui-kit)\/src\/(fetch-json|api-request|api-problem-error|problem|app-facts)\.tsx?$/,
  /\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/IconChevronRight\.)/,
  /\/@tanstack\/react-query\/.*\/QueryClientProvider\./,
]

const target = 'baseline-widely-available'

/** What browsers load. */
const siteBuild: BuildOptions = {
  manifest: true,
  target,
  // Data URIs would need an exception in the content policy.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'src/main.tsx',
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
          { name: 'cards', test: (id) => onEveryPage.some((part) => part.test(id)) },
        ],
      },
    },
  },
}

/** What the API draws first views with: the same sources, made for Node. */
const firstViewBuild: BuildOptions = {
  outDir: 'dist-server',
  target: 'node24',
  assetsInlineLimit: 0,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/first-view/render-first-view.tsx' },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), noServerCode, ...(isSsrBuild ? [] : [sizeBudget, packedFiles])],
  appType: 'custom',
  build: isSsrBuild ? firstViewBuild : siteBuild,
  // The first view runs without node_modules, like everything that the browser gets.
  ssr: { noExternal: true },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/': { target: apiUrl, bypass: (request) => (viteAsset.test(request.url ?? '') ? request.url : undefined) } },
  },
}))
