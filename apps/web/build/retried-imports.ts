import type { Plugin } from 'vite'

const later = 'new Promise((resolve) => setTimeout(resolve, 1000))'

const once = /return baseModule\(\)\.catch/
const twice = `return baseModule().catch(() => ${later}.then(baseModule)).catch`

/** Late imports that fail are made a second time, after a moment (SECURE-046). Each goes through one function of Vite, which is on every page. */
export const retriedImports: Plugin = {
  name: 'retried-imports',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!once.test(code)) this.error('Vite makes late imports in another way than before')
      return { code: code.replace(once, twice), map: null }
    },
  },
}
