import { noServerCode } from '@rosette/repo-rules/bundle-check/no-server-code.ts'
import { sizeBudget } from '@rosette/repo-rules/bundle-check/size-budget.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { packedFiles } from './build/packed-files.ts'

// Pages and calls are the API's; Vite answers only what it makes itself.
const viteAsset = /^\/(@|src\/|node_modules\/|packages\/|__|favicon)/

const apiUrl = process.env.ROSETTE_API_URL ?? 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [react(), noServerCode, sizeBudget, packedFiles],
  appType: 'custom',
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // Data URIs would need an exception in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            // What every page loads of the kinds, in one piece: split among those that share it, it would weigh 4 kB more.
            {
              name: 'cards',
              test: /\/kinds\/(registry\/(contract|kinds|search-entries)|\w+\/contract\/\w+-(kind|record|search-entry))\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/': { target: apiUrl, bypass: (request) => (viteAsset.test(request.url ?? '') ? request.url : undefined) } },
  },
})
