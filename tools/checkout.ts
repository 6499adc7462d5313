import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of this checkout, with symbolic links resolved: services and ports belong to it. */
export const checkout = realpathSync(join(import.meta.dirname, '..'))
