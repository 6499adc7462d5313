import { delimiter, join } from 'node:path'
import { checkout } from '../checkout.ts'

type Environment = Record<string, string | undefined>

/** The environment for programs of this checkout: they find its own Node and tools first, also where the machine's are older. */
export function toolEnvironment(more: Environment = {}): Environment {
  return { ...process.env, PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...more }
}
