import type { Plugin } from 'vite'

const later = 'new Promise((resolve) => setTimeout(resolve, 1000))'

/** Parts of Vite's function, and what takes their place: the import is made twice; browsers of our target and a policy that allows our own files need no more. */
const replaced: readonly [part: RegExp, by: string][] = [
  [/return baseModule\(\)\.catch/, `return baseModule().catch(() => ${later}.then(baseModule)).catch`],
  [/function allSettled\(promises\) \{.*?\n\t\t\}\n/s, ''],
  [/= allSettled\(/, '= Promise.allSettled('],
  [/if \(import\.meta\.resolve\) return .*/, ''],
  [/const cspNonceMeta = .*\n\s*const cspNonce = .*/, ''],
  [/if \(cspNonce\) .*/, ''],
]

/** Late imports that fail are made a second time, after a moment (SECURE-046). Each goes through one function of Vite, which is on every page. */
export const retriedImports: Plugin = {
  name: 'retried-imports',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!replaced.every(([part]) => part.test(code))) this.error('Vite makes late imports in another way than before')
      return { code: replaced.reduce((text, [part, by]) => text.replace(part, by), code), map: null }
    },
  },
}
