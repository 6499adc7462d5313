import type { Plugin } from 'vite'
import { isServerModule } from './server-only-packages.ts'

/** The last check: should server code slip past the compiler and the linter, the build of the web app fails and names the module. */
export const noServerCode: Plugin = {
  name: 'no-server-code',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = Object.keys(chunk.modules).find(isServerModule)
      if (found) this.error(`${chunk.fileName} contains server module ${found}`)
    }
  },
}
