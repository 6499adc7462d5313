import { join, relative } from 'node:path'
import { checkout } from './checkout.ts'
import { packTypescript } from './clients/pack-typescript.ts'

// Writes the TypeScript package for others: dist/typescript/package to publish from, and the packed file beside it.
const { file, bytes, unpackedBytes } = await packTypescript(join(checkout, 'dist/typescript'))
console.log(
  `${relative(checkout, file)}: ${Math.ceil(bytes / 1024)} kB packed, of which rosette.js is ${Math.ceil(unpackedBytes / 1024)} kB unpacked`,
)
