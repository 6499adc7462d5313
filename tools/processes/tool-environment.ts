import { delimiter, join } from 'node:path'
import { checkout } from '../checkout.ts'

type Environment = Record<string, string | undefined>

/** The environment for programs of this checkout: its own Node and tools come first on the PATH. */
export function toolEnvironment(more: Environment = {}): Environment {
  return { ...process.env, PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...more }
}
